/**
 * Whether a recipient fits one of the patterns. `*` matches any characters except `@` and `/`; a `*` at the end of the
 * path of a URL matches everything that follows.
 */
export function isAllowed(recipient: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => regexOf(pattern.toLowerCase()).test(recipient.toLowerCase()));
}

function regexOf(pattern: string): RegExp {
  const isFolder = pattern.endsWith('/*');
  const parts = (isFolder ? pattern.slice(0, -1) : pattern).split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[^@/]*')}${isFolder ? '.*' : ''}$`, 's');
}
