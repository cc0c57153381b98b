import { MagnifyingGlassIcon } from '@heroicons/react/16/solid';
import { Kbd, UnstyledButton } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useRef } from 'react';
import { useSession } from '../api/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceLine } from './balance-line.tsx';
import { Brand } from './brand.tsx';
import { SECTIONS } from './navigation.ts';
import classes from './sidebar.module.css';
import { UserMenu } from './user-menu.tsx';

/** The navigation. */
export function Sidebar({ onSearch }: { onSearch: () => void }): ReactElement {
  const { user } = useSession();
  const sections = useRef<HTMLDivElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The list is longer than some windows are high.
  useEffect(() => {
    scrollTo(sections.current, sections.current?.querySelector(`[href="/console${path}"]`));
  }, [path]);
  return (
    <>
      <div className={classes.top}>
        <div className={classes.brand}>
          <Brand />
        </div>
        <AccountMenu />
        <UnstyledButton className={classes.search} onClick={onSearch}>
          <MagnifyingGlassIcon width={16} />
          <span>Search</span>
          <Kbd size="xs">{IS_MAC ? '⌘K' : 'Ctrl K'}</Kbd>
        </UnstyledButton>
      </div>
      <div className={classes.sections} ref={sections}>
        {SECTIONS.filter(({ isForOperators }) => isForOperators !== true || user.is_operator).map(
          ({ label, destinations }) => (
            <div key={label} className={classes.section}>
              <div className={classes.heading}>{label}</div>
              <ul className={classes.list}>
                {destinations.map(({ label: name, to, icon: Icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className={classes.link}
                      activeOptions={{ exact: to === '/' || to === '/operator', includeSearch: false }}
                      activeProps={{ 'aria-current': 'page' }}
                    >
                      <Icon width={16} aria-hidden="true" />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
      <div className={classes.bottom}>
        <BalanceLine />
        <UserMenu />
      </div>
    </>
  );
}

/** Unlike `scrollIntoView`, which would have the next Tab begin at the link and not with the skip link. */
function scrollTo(list: Element | null, link: Element | null | undefined): void {
  if (!list || !link) return;
  const [frame, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
  else if (box.top < frame.top) list.scrollTop += box.top - frame.top;
}

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);
