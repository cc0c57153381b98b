import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Brand } from '../../shell/brand.tsx';
import classes from './front-frame.module.css';

/** The frame of the pages before sign-in. */
export function FrontFrame(props: { title: string; intro?: ReactNode; children: ReactNode }): ReactElement {
  const { title, intro, children } = props;
  useEffect(() => {
    document.title = `${title} · Capstan`;
  }, [title]);
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Brand />
        <Paper withBorder p="xl" className={classes.card}>
          <Stack gap="md">
            <div>
              <Title order={1} fz={20}>
                {title}
              </Title>
              {intro !== undefined && (
                <Text size="sm" c="dimmed" mt={4}>
                  {intro}
                </Text>
              )}
            </div>
            {children}
          </Stack>
        </Paper>
      </div>
    </main>
  );
}
