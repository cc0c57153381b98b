import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './root-routes.ts';
import { searchOf } from './search-text.ts';

const getParentRoute = () => appRoute;

/** Pages of an account. */
export const appRoutes = [
  createRoute({
    getParentRoute,
    path: '/',
    component: lazyRouteComponent(() => import('../pages/overview/overview-page.tsx'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'keys',
    validateSearch: searchOf('after', 'status', 'create'),
    component: lazyRouteComponent(() => import('../pages/keys/keys-page.tsx'), 'KeysPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'keys/$id',
    component: lazyRouteComponent(() => import('../pages/keys/key-page.tsx'), 'KeyPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'playground',
    validateSearch: searchOf('capability', 'from'),
    component: lazyRouteComponent(() => import('../pages/playground/playground-page.tsx'), 'PlaygroundPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'requests',
    validateSearch: searchOf(
      'capability',
      'status',
      'key_id',
      'error',
      'request_id',
      'from',
      'to',
      'after',
      'live',
    ),
    component: lazyRouteComponent(() => import('../pages/requests/requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'requests/$id',
    component: lazyRouteComponent(() => import('../pages/requests/receipt-page.tsx'), 'ReceiptPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'research',
    validateSearch: searchOf('after', 'status'),
    component: lazyRouteComponent(
      () => import('../pages/research/research-list-page.tsx'),
      'ResearchListPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'research/$id',
    component: lazyRouteComponent(() => import('../pages/research/research-page.tsx'), 'ResearchPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'builds',
    validateSearch: searchOf('after', 'status', 'sites_after'),
    component: lazyRouteComponent(() => import('../pages/builds/builds-page.tsx'), 'BuildsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'builds/$id',
    validateSearch: searchOf('tab', 'collection', 'after'),
    component: lazyRouteComponent(() => import('../pages/builds/build-page.tsx'), 'BuildPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'usage',
    validateSearch: searchOf('days', 'key_id'),
    component: lazyRouteComponent(() => import('../pages/usage/usage-page.tsx'), 'UsagePage'),
  }),
  createRoute({
    getParentRoute,
    path: 'ledger',
    validateSearch: searchOf('after', 'kind'),
    component: lazyRouteComponent(() => import('../pages/ledger/ledger-page.tsx'), 'LedgerPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'webhooks',
    validateSearch: searchOf('after', 'status', 'event_type'),
    component: lazyRouteComponent(() => import('../pages/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'webhooks/$id',
    validateSearch: searchOf('after', 'status'),
    component: lazyRouteComponent(() => import('../pages/webhooks/webhook-page.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'messages',
    validateSearch: searchOf('status', 'channel', 'after'),
    component: lazyRouteComponent(() => import('../pages/messages/messages-page.tsx'), 'MessagesPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'messages/$id',
    component: lazyRouteComponent(() => import('../pages/messages/message-page.tsx'), 'MessagePage'),
  }),
  createRoute({
    getParentRoute,
    path: 'jobs',
    validateSearch: searchOf('after', 'status', 'capability'),
    component: lazyRouteComponent(() => import('../pages/jobs/jobs-page.tsx'), 'JobsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'jobs/$id',
    validateSearch: searchOf('after', 'status'),
    component: lazyRouteComponent(() => import('../pages/jobs/job-page.tsx'), 'JobPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'inbox',
    validateSearch: searchOf('after', 'unread'),
    component: lazyRouteComponent(() => import('../pages/inbox/inbox-page.tsx'), 'InboxPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'members',
    validateSearch: searchOf('role', 'after', 'invitations_after'),
    component: lazyRouteComponent(() => import('../pages/members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'profile',
    validateSearch: searchOf('after'),
    component: lazyRouteComponent(() => import('../pages/profile/profile-page.tsx'), 'ProfilePage'),
  }),
] as const;
