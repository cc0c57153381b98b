import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './root-routes.ts';
import { searchOf } from './search-text.ts';

const getParentRoute = () => appRoute;

/** Pages of the operator of the installation. The API refuses them to everyone else. */
export const operatorRoutes = [
  createRoute({
    getParentRoute,
    path: 'operator',
    component: lazyRouteComponent(() => import('../pages/operator/system-page.tsx'), 'SystemPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/accounts',
    validateSearch: searchOf('after', 'search'),
    component: lazyRouteComponent(() => import('../pages/operator/accounts-page.tsx'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/accounts/$id',
    validateSearch: searchOf('after', 'keys_after', 'invitations_after'),
    component: lazyRouteComponent(() => import('../pages/operator/account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/providers',
    validateSearch: searchOf('capability', 'minutes'),
    component: lazyRouteComponent(() => import('../pages/operator/providers-page.tsx'), 'ProvidersPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/requests',
    validateSearch: searchOf(
      'capability',
      'status',
      'error',
      'provider',
      'account_id',
      'key_id',
      'request_id',
      'from',
      'to',
      'after',
    ),
    component: lazyRouteComponent(() => import('../pages/operator/all-requests-page.tsx'), 'AllRequestsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/requests/$id',
    component: lazyRouteComponent(() => import('../pages/operator/any-request-page.tsx'), 'AnyRequestPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/audit',
    validateSearch: searchOf('action', 'state', 'actor', 'target', 'target_type', 'after'),
    component: lazyRouteComponent(() => import('../pages/operator/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/configuration',
    validateSearch: searchOf('search', 'show'),
    component: lazyRouteComponent(
      () => import('../pages/operator/configuration-page.tsx'),
      'ConfigurationPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/jobs',
    validateSearch: searchOf('kind', 'state', 'account_id', 'after'),
    component: lazyRouteComponent(() => import('../pages/operator/all-jobs-page.tsx'), 'AllJobsPage'),
  }),
  createRoute({
    getParentRoute,
    path: 'operator/storage',
    component: lazyRouteComponent(() => import('../pages/operator/storage-page.tsx'), 'StoragePage'),
  }),
] as const;
