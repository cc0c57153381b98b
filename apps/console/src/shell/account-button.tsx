import { ChevronUpDownIcon } from '@heroicons/react/16/solid';
import type { ReactElement, Ref } from 'react';
import { MenuButton } from './menu-button.tsx';

interface AccountButtonProps {
  name: string;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export const AccountButton = ({ name, ...rest }: AccountButtonProps): ReactElement => (
  <MenuButton
    {...rest}
    name={name}
    icon={<ChevronUpDownIcon width={16} />}
    aria-label={`Account: ${name}. Choose another`}
  />
);
