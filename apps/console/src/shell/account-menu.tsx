import { ChevronUpDownIcon } from '@heroicons/react/20/solid';
import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { chooseAccount, useSession } from '../api/session.ts';
import classes from './account-menu.module.css';

/** The account in use; a menu if the user has several. */
export function AccountMenu(): ReactElement {
  const { accounts, account } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const choose = (id: string): void => {
    chooseAccount(id);
    queries.removeQueries({ queryKey: ['api'] });
    void navigate({ to: '/' });
  };
  const name = account?.name ?? 'No account';
  if (accounts.length < 2) return <div className={classes.single}>{name}</div>;
  return (
    <Menu width={220} position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Account: ${name}. Choose another`}>
          <span className={classes.name}>{name}</span>
          <ChevronUpDownIcon width={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {accounts.map(({ id, name: other, role }) => (
          <Menu.Item key={id} onClick={() => choose(id)}>
            {other}
            <Text size="xs" c="dimmed">
              {role}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
