/** Pictures as text, for the reports of the bench. */

/** Characters that mean something in XML. */
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** An element with its attributes; `content` is already markup. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ""): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return content === "" ? `<${name}${said.join("")}/>` : `<${name}${said.join("")}>${content}</${name}>`;
}

/** Text between elements. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A whole picture with its title, on white. */
export function picture(width: number, height: number, title: string, parts: readonly string[]): string {
  const background = element("rect", { width, height, fill: "#ffffff" });
  return `${element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      "font-family": "sans-serif",
      "font-size": 11,
    },
    ["", element("title", {}, escaped(title)), background, ...parts, ""].join("\n"),
  )}\n`;
}
