import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { capstan } from '../../api/capstan.ts';
import { useReadAgain } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { NumberInput } from '../../components/fields.tsx';
import type { AdminAccountDetail } from './admin-types.ts';

/** How far below zero an account may go, and how many requests a minute its keys may send together. */
export function AccountLimits({ account }: { account: AdminAccountDetail }): ReactElement {
  const { id } = account;
  const [overage, setOverage] = useState<number | string>(account.overage_limit);
  const [rate, setRate] = useState<number | string>(account.rate_limit_per_minute ?? '');
  const readAgain = useReadAgain();
  const save = useMutation({
    mutationFn: async () => {
      const path = `/v1/admin/accounts/${id}`;
      if (Number(overage) !== account.overage_limit) {
        await capstan.request({ method: 'PUT', path: `${path}/overage`, body: { limit: Number(overage) } });
      }
      const limit = rate === '' ? null : Number(rate);
      if (limit !== account.rate_limit_per_minute) {
        const body = { rate_limit_per_minute: limit };
        await capstan.request({ method: 'PUT', path: `${path}/rate-limit`, body });
      }
    },
    onSuccess: () => notifications.show({ message: 'The limits are saved.', color: 'green' }),
    // The first of two may be saved when the second fails.
    onSettled: readAgain,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <section aria-label="Limits">
      <Title order={2} mb="xs">
        Limits
      </Title>
      <Paper withBorder p="lg">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Group align="flex-start" gap="sm">
              <NumberInput
                label="Overage"
                description="Credits that the balance may go below zero"
                required
                withAsterisk={false}
                min={0}
                allowDecimal={false}
                thousandSeparator=","
                style={{ flex: '1 1 220px' }}
                value={overage}
                onChange={setOverage}
              />
              <NumberInput
                label="Requests per minute"
                description="Of all its keys together; empty for the default"
                min={1}
                allowDecimal={false}
                thousandSeparator=","
                style={{ flex: '1 1 220px' }}
                value={rate}
                onChange={setRate}
              />
            </Group>
            {save.error && <ErrorNotice error={save.error} />}
            <Group justify="flex-end">
              <Button type="submit" variant="default" loading={save.isPending}>
                Save limits
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </section>
  );
}
