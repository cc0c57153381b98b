/** Sites of the research web, each on its own loopback address, and the kind of search that finds them. */
export const HOSTS = {
  encyclopedia: 'web',
  agency: 'web',
  company: 'web',
  university: 'web',
  magazine: 'web',
  trade: 'web',
  blog: 'web',
  forum: 'web',
  courier: 'news',
  wire: 'news',
  journal: 'academic',
  preprints: 'academic',
} as const;

export type HostName = keyof typeof HOSTS;
export type PageKind = (typeof HOSTS)[HostName];

export const HOST_NAMES = Object.keys(HOSTS) as HostName[];
