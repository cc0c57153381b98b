/** How the server names itself, on every result of the current revision and in the handshake of the older one. */
export const SERVER_INFO = {
  name: 'capstan',
  title: 'Capstan',
  version: '0.1.0',
  description:
    'One key, every capability: search, scrape, research, build and more, through one credit balance.',
} as const;

/** Before keys of ours in `_meta`, as the protocol asks of vendors. */
export const META = 'dev.capstan/';

/** What a host may put into the model's context before any tool is called. */
export const INSTRUCTIONS = [
  'Capstan offers many capabilities through one API key and one credit balance; each tool says what it costs, failed calls are free, and a provider that fails is replaced by the next one.',
  'A failed call says why, whether and when to try again, and what to do instead: follow it rather than repeating the call.',
  '`research` takes from half a minute to several minutes; where calls are cut off sooner, use `research_start` and ask `research_status`. `build` answers at once; follow it with `build_wait` or `build_status`.',
].join('\n');
