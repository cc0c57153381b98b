/** Name and address of a sender such as `Acme <hello@acme.com>`. */
export function addressParts(sender: string): { email: string; name?: string } {
  const [, name = '', email = sender.trim()] = /^([^<]*)<([^>]+)>\s*$/.exec(sender) ?? [];
  return name.trim() === '' ? { email } : { email, name: name.trim() };
}
