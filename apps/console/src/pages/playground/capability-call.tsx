import { APIError, type Answer } from '@capstan/client';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { usePermissions } from '../../api/permissions.ts';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { InlineCode } from '../../components/inline-code.tsx';
import { ReadOnlyNotice } from '../../components/read-only-notice.tsx';
import { rememberCall } from './call-history.ts';
import { CallHistory } from './call-history-list.tsx';
import { labelWithPrice, priceOf } from './call-price.ts';
import classes from './capability-call.module.css';
import { SchemaForm } from './schema-form.tsx';
import { callOf, withoutFile } from './request-of.ts';
import { useTools } from './use-tools.ts';
import { fileOf, type Params, type Tool } from './tool.ts';

const RESULT_HEIGHT = 140;
const CallResult = onDemand(RESULT_HEIGHT, async () => (await import('./call-result.tsx')).CallResult);

/** The form of a capability, and next to it the result of the call. */
export function CapabilityCall({ tool, initial }: { tool: Tool; initial: Params }): ReactElement {
  const [params, setParams] = useState<Params>(initial);
  const queries = useQueryClient();
  const call = useMutation<Answer<unknown>>({
    // Not repeated: what is shown is one call with one receipt.
    mutationFn: () => capstan.request({ ...callOf(tool, params), maxRetries: 0 }),
    onSettled: (answer, error) => {
      const requestId = answer?.requestId ?? (error instanceof APIError ? error.requestId : null);
      if (requestId === null) return;
      rememberCall({
        requestId,
        capability: tool.name,
        params: withoutFile(tool, params),
        at: new Date().toISOString(),
        isFailed: error !== null,
      });
      void queries.invalidateQueries({ queryKey: ['api'] });
    },
  });
  const file = fileOf(tool, params);
  const tools = useTools();
  const { mayCall } = usePermissions();
  const price = priceOf(tool, params, tools.data);
  const [example] = tool.examples;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    call.mutate();
  };
  return (
    <div className={classes.columns}>
      <Paper withBorder p="lg" component="section" aria-label="Call">
        <Stack gap="md">
          <div>
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <Title order={2}>{tool.title}</Title>
              <Text size="sm" c="dimmed" className="one-line">
                {tool.price}
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              <InlineCode text={tool.summary} />
            </Text>
          </div>
          <form onSubmit={submit}>
            <Stack gap="md">
              <SchemaForm
                schema={tool.parameters}
                upload={tool.upload}
                values={params}
                onChange={setParams}
                errors={faultsOf(call.error)}
              />
              {mayCall ? (
                <Group gap="xs" className={classes.actions}>
                  <Button type="submit" loading={call.isPending}>
                    {labelWithPrice('Run', price)}
                  </Button>
                  {example && (
                    <Button variant="default" onClick={() => setParams(example.params)}>
                      Fill in an example
                    </Button>
                  )}
                </Group>
              ) : (
                <ReadOnlyNotice may="make calls" />
              )}
            </Stack>
          </form>
        </Stack>
      </Paper>
      <Stack gap="md" style={{ minWidth: 0 }}>
        <CallResult
          call={{
            origin: window.location.origin,
            capability: tool.name,
            path: tool.path,
            params: withoutFile(tool, params),
            ...(file && tool.upload ? { file: { field: tool.upload.field, name: file.name } } : {}),
          }}
          answer={call.data}
          error={call.error}
          isPending={call.isPending}
        />
        <CallHistory capability={tool.name} version={call.submittedAt + (call.isPending ? 0 : 1)} />
      </Stack>
    </div>
  );
}

/** Messages of the API by the first part of their path. */
function faultsOf(error: Error | null): Record<string, string> {
  if (!(error instanceof APIError)) return {};
  return Object.fromEntries(
    error.errors.map((fault) =>
      'path' in fault
        ? [fault.path.split(/[.[]/)[0] ?? '', fault.message]
        : [String(fault.loc.at(-1)), fault.msg],
    ),
  );
}
