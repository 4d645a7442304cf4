/** Whether a host's name or address, with or without brackets, is this machine's: what goes there crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^(::1|\[::1\])$/i.test(host);
}
