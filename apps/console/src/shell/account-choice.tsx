import '../components/on-demand/menu-styles.ts';
import { Menu, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { chooseAccount, useSession } from '../api/session.ts';
import { AccountButton } from './account-button.tsx';

/** The menu of the user's accounts. */
export function AccountChoice({ name }: { name: string }): ReactElement {
  const { accounts } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const choose = (id: string): void => {
    chooseAccount(id);
    queries.removeQueries({ queryKey: ['api'] });
    void navigate({ to: '/' });
  };
  return (
    <Menu width={220} position="bottom-start" defaultOpened>
      <Menu.Target>
        <AccountButton name={name} />
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
