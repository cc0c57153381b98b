/** A relative URL from a page of the site to a file of it, so that the site works in any folder. */
export function hrefBetween(pagePath: string, file: string): string {
  const depth = pagePath.split('/').length - 2;
  return '../'.repeat(Math.max(depth, 0)) + file;
}
