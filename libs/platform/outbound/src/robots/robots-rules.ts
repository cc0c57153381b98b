import robotsParser from 'robots-parser';

/** Limits of memory and matching time per robots.txt; RFC 9309, 2.5 allows a parsing limit. */
const MAX_RULES = 2000;
const MAX_RULE_LENGTH = 1024;
/** Rules with `*` take time proportional to their length times that of the path. */
const MAX_WILDCARD_CHARACTERS = 8 * 1024;
const MAX_PATH_LENGTH = 1024;

/** The package exports the function itself; its typings declare a default export. */
const parse = robotsParser as unknown as typeof robotsParser.default;

/** Returns whether a URL of the site may be fetched. */
export type RobotsRules = (url: URL) => boolean;

/**
 * Parses a robots.txt for one product token (`capstan`), as in RFC 9309: the groups that name the token, otherwise
 * those for `*`; the longest match wins.
 */
export function parseRobots(text: string, robotsUrl: string, token: string): RobotsRules {
  const robots = parse(robotsUrl, relevantLines(text, token.toLowerCase()));
  return (url) => {
    const path = (url.pathname + url.search).slice(0, MAX_PATH_LENGTH);
    return robots.isAllowed(url.origin + path, token) !== false;
  };
}

/**
 * Returns only the groups that can apply. The parser multiplies every rule of a group by its user agents, so a
 * hostile half megabyte would otherwise become hundreds of millions of rules.
 */
function relevantLines(text: string, token: string): string {
  const kept: string[] = [];
  let group = new Set<string>();
  let isReadingAgents = false;
  let rules = 0;
  let wildcardCharacters = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [key, value] = keyAndValue(line);
    if (key === 'user-agent') {
      if (!isReadingAgents) group = new Set();
      isReadingAgents = true;
      const agent = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (agent === token || agent === '*') group.add(agent);
    } else if (key === 'allow' || key === 'disallow') {
      if (isReadingAgents) kept.push(...[...group].map((agent) => `user-agent: ${agent}`));
      isReadingAgents = false;
      if (group.size === 0 || value.length > MAX_RULE_LENGTH) continue;
      if (value.includes('*')) wildcardCharacters += value.length;
      if (value.includes('*') && wildcardCharacters > MAX_WILDCARD_CHARACTERS) continue;
      rules += 1;
      if (rules > MAX_RULES) break;
      kept.push(`${key}: ${value}`);
    }
  }
  return kept.join('\n');
}

function keyAndValue(line: string): [string, string] {
  const content = line.split('#', 1)[0] ?? '';
  const colon = content.indexOf(':');
  if (colon < 0) return ['', ''];
  return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}
