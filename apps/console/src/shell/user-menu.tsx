import { lazy, type ReactElement } from 'react';
import { LazyMenu } from './lazy-menu.tsx';
import { UserButton } from './user-button.tsx';

const UserChoice = lazy(() =>
  import('./user-choice.tsx').then(({ UserChoice }) => ({ default: UserChoice })),
);

/** The user: profile, colors, sign-out. */
export const UserMenu = (): ReactElement => (
  <LazyMenu button={(onClick) => <UserButton onClick={onClick} />}>
    <UserChoice />
  </LazyMenu>
);
