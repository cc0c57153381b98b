import '../components/on-demand/menu-styles.ts';
import {
  ArrowRightStartOnRectangleIcon,
  ComputerDesktopIcon,
  MoonIcon,
  SunIcon,
  UserCircleIcon,
} from '@heroicons/react/16/solid';
import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { signOut } from '../api/sign-out.ts';
import { UserButton } from './user-button.tsx';

const SCHEMES: readonly [MantineColorScheme, string, typeof SunIcon][] = [
  ['auto', 'As the system', ComputerDesktopIcon],
  ['light', 'Light', SunIcon],
  ['dark', 'Dark', MoonIcon],
];

/** The menu of the user: profile, colors, sign-out. */
export function UserChoice(): ReactElement {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  return (
    <Menu width={208} position="top-start" defaultOpened>
      <Menu.Target>
        <UserButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<UserCircleIcon width={16} />}
          onClick={() => void navigate({ to: '/profile' })}
        >
          Profile and sign-in
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colors</Menu.Label>
        {SCHEMES.map(([scheme, label, Icon]) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon width={16} />}
            onClick={() => setColorScheme(scheme)}
            fw={scheme === colorScheme ? 600 : undefined}
            aria-current={scheme === colorScheme}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<ArrowRightStartOnRectangleIcon width={16} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
