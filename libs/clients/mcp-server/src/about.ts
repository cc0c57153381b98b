/** Name and description of the server, on every result of the current revision and in the handshake of the older one. */
export const SERVER_INFO = {
  name: 'capstan',
  title: 'Capstan',
  version: '0.1.0',
  description:
    'One key, every capability: search, scrape, research, build and more, through one credit balance.',
} as const;

/** Prefix of our own keys in `_meta`, as the protocol requires of vendors. */
export const META = 'dev.capstan/';

/** Instructions that a host may add to the model's context before any tool is called. */
export const INSTRUCTIONS = [
  'Capstan offers many capabilities through one API key and one credit balance; each tool states its price, failed calls are free, and if a provider fails the next one is called.',
  'A failed call states the reason, whether and when to retry, and what to do instead: follow it rather than repeating the call.',
  '`research` takes from half a minute to several minutes; if calls time out sooner, use `research_start` and poll `research_status`. `build` returns at once; follow it with `build_wait` or `build_status`.',
].join('\n');
