import { MagnifyingGlassIcon } from '@heroicons/react/16/solid';
import { ActionIcon, Burger, Group } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from 'react';
import { TOOLS } from '../pages/playground/use-tools.ts';
import { Brand } from './brand.tsx';
import { Notices } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';
import classes from './shell.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(({ CommandPalette }) => ({ default: CommandPalette })),
);

const ShortcutHelp = lazy(() =>
  import('./shortcut-help.tsx').then(({ ShortcutHelp }) => ({ default: ShortcutHelp })),
);

/** The frame of every page behind sign-in: navigation on the left, on phones behind a button. */
export function Shell(): ReactElement {
  const [opened, { toggle, close }] = useDisclosure(false);
  const [isSearching, setSearching] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const showHelp = useCallback(() => setHelping(true), []);
  useShortcuts(showHelp);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(close, [close, path]);
  const search = (): void => setSearching(true);
  useHotkeys([['mod+K', search]], []);
  // The search offers capabilities; fast typists press Enter at once.
  usePrefetchQuery(TOOLS);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {/* Not a header: dialogs have one, and a page may have one banner. */}
      <nav className={classes.top} aria-label="Console">
        <Group h="100%" px="md" justify="space-between">
          <Brand />
          <Group gap={6}>
            <ActionIcon aria-label="Search" onClick={search}>
              <MagnifyingGlassIcon width={16} />
            </ActionIcon>
            <Burger
              opened={opened}
              onClick={toggle}
              size="sm"
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
            />
          </Group>
        </Group>
      </nav>
      <nav className={classes.navbar} data-opened={opened} aria-label="Pages">
        <Sidebar onSearch={search} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <Outlet />
        </div>
      </main>
      <Notices />
      {isSearching && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setSearching(false)} onHelp={showHelp} />
        </Suspense>
      )}
      {isHelping && (
        <Suspense fallback={null}>
          <ShortcutHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
