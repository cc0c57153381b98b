import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { SEARCH_COMMAND } from '../../components/search-command.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { TextLink } from '../../components/text-link.tsx';

/** First steps in an account without calls. */
export const FirstSteps = (): ReactElement => (
  <Paper withBorder p="lg" component="section" aria-label="First steps">
    <Title order={2} mb="md">
      First steps
    </Title>
    <Stack gap="md">
      <Text size="sm">
        1. Try a search in the{' '}
        <TextLink to="/playground" underline="always">
          playground
        </TextLink>
        . It costs one credit.
      </Text>
      <Text size="sm">
        2. Set a password or add a passkey in your{' '}
        <TextLink to="/profile" underline="always">
          profile
        </TextLink>
        , so that you can sign in again without a link.
      </Text>
      <Text size="sm">
        3. Create an{' '}
        <TextLink to="/keys" underline="always">
          API key
        </TextLink>{' '}
        for your program.
      </Text>
      <div>
        <Text size="sm" mb={6}>
          4. Make the same call from a terminal:
        </Text>
        <CodeBlock label="Command" code={SEARCH_COMMAND} />
      </div>
    </Stack>
  </Paper>
);
