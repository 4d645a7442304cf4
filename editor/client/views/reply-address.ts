/** Outlook cuts addresses that are longer than some 2,000 characters. */
const MOST_CHARACTERS = 1900;

/**
 * The `mailto:` address of a reply, with as much of the message as fits below it; lines end as mail has them (RFC 6068, 5).
 *
 * @param message what is answered
 */
export function replyAddress({
  email,
  subject,
  message,
}: {
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}): string {
  const start = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = quoted(message);
  if (start.length + whole.length <= MOST_CHARACTERS) return start + whole;
  const words = message.slice(0, MOST_CHARACTERS).split(/(?<=\s)/);
  const cut = (count: number) => quoted(`${words.slice(0, count).join("").trimEnd()}…`);
  let count = words.length;
  while (count > 0 && start.length + cut(count).length > MOST_CHARACTERS) count -= 1;
  return start + cut(count);
}

function quoted(text: string): string {
  const lines = text.split("\n").map((line) => `> ${line}`);
  return encodeURIComponent(["", "", ...lines].join("\r\n"));
}
