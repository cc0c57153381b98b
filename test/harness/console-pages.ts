/** A page of the console, as `apps/console/src/routes` names it, and its heading. */
interface ListedPage {
  route: string;
  heading: string | RegExp;
}

/** A page of one thing, with the list that leads to it. */
interface PageOfOne extends ListedPage {
  from: string;
  link: string | RegExp;
}

/** The address of the webhook among the things. */
export const HOOK = 'https://hooks.example.com/tides';

/** Pages behind sign-in that have an address of their own. */
export const LISTED_PAGES: readonly ListedPage[] = [
  { route: '/', heading: 'Overview' },
  { route: '/playground', heading: 'Playground' },
  { route: '/research', heading: 'Research' },
  { route: '/builds', heading: 'Builds' },
  { route: '/requests', heading: 'Requests' },
  { route: '/usage', heading: 'Usage' },
  { route: '/ledger', heading: 'Ledger' },
  { route: '/jobs', heading: 'Jobs' },
  { route: '/messages', heading: 'Sent messages' },
  { route: '/inbox', heading: 'Inbox' },
  { route: '/keys', heading: 'API keys' },
  { route: '/webhooks', heading: 'Webhooks' },
  { route: '/members', heading: 'Members' },
  { route: '/profile', heading: 'Profile and sign-in' },
  { route: '/operator', heading: 'System' },
  { route: '/operator/accounts', heading: 'Accounts' },
  { route: '/operator/providers', heading: 'Providers' },
  { route: '/operator/configuration', heading: 'Configuration' },
  { route: '/operator/requests', heading: 'All requests' },
  { route: '/operator/jobs', heading: 'All jobs' },
  { route: '/operator/storage', heading: 'Storage' },
  { route: '/operator/audit', heading: 'Audit log' },
];

/** Pages of one thing, with a link to one that the account of a test has. */
export const PAGES_OF_ONE: readonly PageOfOne[] = [
  { route: '/keys/$id', from: '/keys', link: 'program', heading: 'program' },
  { route: '/requests/$id', from: '/requests', link: 'generate_image', heading: 'generate_image' },
  { route: '/messages/$id', from: '/messages', link: 'Later', heading: 'Later' },
  { route: '/jobs/$id', from: '/jobs', link: 'batch', heading: 'batch' },
  { route: '/research/$id', from: '/research', link: 'What is a tide?', heading: 'What is a tide?' },
  { route: '/builds/$id', from: '/builds', link: /bakery Aurora/, heading: /bakery Aurora/ },
  { route: '/webhooks/$id', from: '/webhooks', link: HOOK, heading: HOOK },
  { route: '/operator/accounts/$id', from: '/operator/accounts', link: 'Aurora', heading: 'Aurora' },
  {
    route: '/operator/requests/$id',
    from: '/operator/requests',
    link: 'generate_image',
    heading: 'generate_image',
  },
];

/** Pages without a session. */
export const OPEN_PAGES: readonly string[] = ['/sign-in', '/invitation'];
