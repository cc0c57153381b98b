import { Anchor, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';

/** A link to another page of the console. */
export const TextLink = createLink(Anchor<'a'>);

type ButtonAnchorProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

// Without `component` Mantine renders a button, which cannot be opened in another tab.
const ButtonAnchor = (props: ButtonAnchorProps): ReactElement => <Button component="a" {...props} />;

/** A link that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);
