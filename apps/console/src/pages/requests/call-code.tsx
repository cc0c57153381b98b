import { Paper, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { CodeTabs } from '../playground/code-tabs.tsx';
import type { Params, Tool } from '../playground/tool.ts';

interface CallCodeProps {
  tool: Tool;
  /** The sent parameters, if this browser has them. */
  earlier: { params: Params } | undefined;
}

/** A call as code, or else an example of its capability: the service does not keep what was sent. */
export function CallCode({ tool, earlier }: CallCodeProps): ReactElement {
  const title = earlier ? 'The same call as code' : 'An example as code';
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Title order={2} mb={earlier ? 'md' : 4}>
        {title}
      </Title>
      {!earlier && (
        <Text size="sm" c="dimmed" mb="md">
          The service does not keep what was sent. This is an example of {tool.title}, not this call; calls of
          the playground are shown as they were in the browser that made them.
        </Text>
      )}
      <CodeTabs
        call={{
          origin: window.location.origin,
          capability: tool.name,
          path: tool.path,
          params: earlier?.params ?? tool.examples[0]?.params ?? {},
        }}
      />
    </Paper>
  );
}
