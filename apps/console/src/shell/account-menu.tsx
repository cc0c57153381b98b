import { lazy, type ReactElement } from 'react';
import { useSession } from '../api/session.ts';
import { AccountButton } from './account-button.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import classes from './menu-button.module.css';

const AccountChoice = lazy(() =>
  import('./account-choice.tsx').then(({ AccountChoice }) => ({ default: AccountChoice })),
);

/** The account in use; a menu if the user has several. */
export function AccountMenu(): ReactElement {
  const { accounts, account } = useSession();
  const name = account?.name ?? 'No account';
  if (accounts.length < 2) return <div className={classes.single}>{name}</div>;
  return (
    <LazyMenu button={(onClick) => <AccountButton name={name} onClick={onClick} />}>
      <AccountChoice name={name} />
    </LazyMenu>
  );
}
