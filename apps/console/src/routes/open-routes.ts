import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-routes.ts';
import { searchOf } from './search-text.ts';

/** Pages without a session. */
export const openRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'sign-in',
    validateSearch: searchOf('next', 'error'),
    component: lazyRouteComponent(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invitation',
    component: lazyRouteComponent(() => import('../pages/sign-in/invitation-page.tsx'), 'InvitationPage'),
  }),
] as const;
