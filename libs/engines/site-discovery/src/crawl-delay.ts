/**
 * Returns the `Crawl-delay` of a robots.txt in milliseconds: of the groups that name the crawler, otherwise of those for
 * `*`; 0 without one. Not part of RFC 9309, but widely used.
 */
export function crawlDelayMs(robots: string, name: string): number {
  const delays = new Map<string, number>();
  let agents: string[] = [];
  let isReadingAgents = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    switch (key.toLowerCase()) {
      case 'user-agent':
        if (!isReadingAgents) agents = [];
        isReadingAgents = true;
        agents.push(value.trim().toLowerCase().split('/', 1)[0] ?? '');
        break;
      case 'crawl-delay': {
        isReadingAgents = false;
        const seconds = Number(value.trim());
        if (value.trim() === '' || !(seconds >= 0)) break;
        for (const agent of agents) delays.set(agent, Math.max(seconds, delays.get(agent) ?? 0));
        break;
      }
      case 'allow':
      case 'disallow':
        isReadingAgents = false;
        break;
      default:
    }
  }
  return (delays.get(name.toLowerCase()) ?? delays.get('*') ?? 0) * 1000;
}
