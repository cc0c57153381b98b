import '@fontsource-variable/geist/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import './theme/fonts/fonts.css';
import './theme/mantine-styles.ts';
import './theme/console.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api/queries.ts';
import { router } from './routes/router.ts';
import { cssVariables } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    {/* Variables are made from the theme; a style sheet of the defaults would repeat them. */}
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      cssVariablesResolver={cssVariables}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
