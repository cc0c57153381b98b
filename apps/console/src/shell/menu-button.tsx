import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import classes from './menu-button.module.css';

type MenuButtonProps = UnstyledButtonProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof UnstyledButtonProps | 'name'> & {
    /** Shortened where there is no room for it. */
    name: string;
    icon: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button that opens a menu. */
export const MenuButton = ({ name, icon, ...rest }: MenuButtonProps): ReactElement => (
  <UnstyledButton aria-haspopup="menu" {...rest} className={classes.button}>
    <span className={classes.name}>{name}</span>
    {icon}
  </UnstyledButton>
);
