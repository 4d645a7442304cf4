/**
 * The npm that started us, which is a script for the running Node; else the npm on PATH.
 *
 * @param {readonly string[]} args
 * @returns {[string, string[]]} a program and its arguments
 */
export function npmProgram(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, [script, ...args]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", [...args]];
}
