import type { RequestBody } from './request-body.js';

/** Parts of a regular expression that have a form here: `.*`, and escaped or ordinary characters. */
const PART = /\.\*|\\([./?&=_-])|[\w/=&%~@:,!-]/gy;

/**
 * Returns the pattern of `crawl` for a regular expression that is searched in paths; undefined for one that has
 * more than text, `.*` and anchors.
 */
export function patternOfRegex(regex: string): string | undefined {
  const isStart = regex.startsWith('^');
  const isEnd = regex.endsWith('$') && !regex.endsWith('\\$');
  const body = regex.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  let pattern = '';
  let at = 0;
  PART.lastIndex = 0;
  for (let part = PART.exec(body); part; part = PART.exec(body)) {
    pattern += part[0] === '.*' ? '*' : (part[1] ?? part[0]);
    at = PART.lastIndex;
  }
  if (at !== body.length || (isStart && !/^[/*]/.test(pattern))) return undefined;
  return `${isStart ? '' : '*'}${pattern}${isEnd ? '' : '*'}`.replaceAll(/\*+/g, '*');
}

/** Reads a field of regular expressions. */
export function readPathPatterns(body: RequestBody, name: string): string[] {
  return (body.texts(name) ?? []).flatMap((regex) => {
    const pattern = patternOfRegex(regex);
    if (pattern === undefined) {
      body.fault(name, `has ${JSON.stringify(regex)}; text, .* and the anchors ^ and $ are supported here`);
    }
    return pattern ?? [];
  });
}
