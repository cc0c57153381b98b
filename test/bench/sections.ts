import { chargesReport, measureCharges } from './charges/charges.section.js';
import { httpReport, measureHttp } from './http/http.section.js';
import { measureScrape, scrapeReport } from './scrape/scrape.section.js';
import type { Section } from './section.js';
import { measureStart, startReport } from './start/start.section.js';

/** Every part, in the order in which they run. */
export const sections: readonly Section[] = [
  {
    name: 'http',
    title: 'Requests',
    async run({ database, options }) {
      const figures = await measureHttp(await database(), options.pace);
      return { figures, report: httpReport(figures) };
    },
  },
  {
    name: 'charges',
    title: 'Charges',
    async run({ database, options }) {
      const figures = await measureCharges(await database(), options.pace);
      return { figures, report: chargesReport(figures) };
    },
  },
  {
    name: 'scrape',
    title: 'Pages',
    async run({ database, options }) {
      const figures = await measureScrape(await database(), options.pace);
      return { figures, report: scrapeReport(figures) };
    },
  },
  {
    name: 'start',
    title: 'Starts',
    async run({ folder, options, teardown }) {
      const figures = await measureStart(folder, options.pace, teardown);
      return { figures, report: startReport(figures) };
    },
  },
];
