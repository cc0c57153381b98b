import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { FailedPage } from '../pages/failed-page.tsx';
import { appRoutes } from './app-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { openRoutes } from './open-routes.ts';
import { appRoute, rootRoute } from './root-routes.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([...openRoutes, appRoute.addChildren([...appRoutes, ...operatorRoutes])]),
  basepath: '/console',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: FailedPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
