import { Anchor, Button } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A link to another page of the console. */
export const TextLink = createLink(Anchor<'a'>);

/** A button that leads to another page of the console. */
export const LinkButton = createLink(Button<'a'>);
