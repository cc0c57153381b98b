import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { KeySequence, type Shortcut } from './key-sequence.ts';
import type { Destination } from './navigation.ts';
import { PAGE_LETTERS } from './page-letters.ts';
import { hasShortcuts } from './shortcut-choice.ts';

/**
 * Single keys that go to pages, move in lists and show what keys there are; off in fields and dialogs.
 * @param onHelp the same function in each render.
 */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const { user } = useSession();
  const isOperator = user.is_operator;
  useEffect(() => {
    const keys = new KeySequence();
    const follow = (shortcut: Shortcut): void => {
      if (shortcut.kind === 'help') onHelp();
      else if (shortcut.kind === 'move') moveInList(shortcut.by);
      else {
        const to = pageOf(shortcut.letter, isOperator);
        if (to !== undefined) void navigate({ to });
      }
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!hasShortcuts() || isBusy(event.target)) return;
      const shortcut = keys.read(event.key, event.timeStamp);
      if (shortcut === undefined) return;
      event.preventDefault();
      follow(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, isOperator, onHelp]);
}

/** Whether the key belongs to a field, a menu or a dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) ||
  document.querySelector('[role="dialog"]') !== null;

function pageOf(letter: string, isOperator: boolean): Destination['to'] | undefined {
  const found = Object.entries(PAGE_LETTERS).find(([, own]) => own === letter)?.[0];
  return found?.startsWith('/operator') === true && !isOperator
    ? undefined
    : (found as Destination['to'] | undefined);
}

/** Moves the focus to the next or previous row of the page's lists. */
function moveInList(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main .row-link')];
  const now = rows.indexOf(document.activeElement as HTMLElement);
  const next = now === -1 ? (by === 1 ? 0 : rows.length - 1) : now + by;
  rows[next]?.focus();
}
