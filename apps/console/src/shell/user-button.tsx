import { EllipsisHorizontalIcon } from '@heroicons/react/16/solid';
import type { ReactElement, Ref } from 'react';
import { useSession } from '../api/session.ts';
import { MenuButton } from './menu-button.tsx';

interface UserButtonProps {
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function UserButton(props: UserButtonProps): ReactElement {
  const { user } = useSession();
  const name = user.name || user.email;
  return (
    <MenuButton
      {...props}
      name={name}
      icon={<EllipsisHorizontalIcon width={16} />}
      aria-label={`User menu of ${name}`}
    />
  );
}
