import { APIError } from '@capstan/client';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queries } from '../api/queries.ts';
import { sessionQuery } from '../api/session.ts';

export const rootRoute = createRootRoute();

/** Everything behind sign-in, inside the frame of the console. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(sessionQuery);
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== 401) throw error;
      throw redirect({ to: '/sign-in', search: { next: location.href } });
    }
  },
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});
