import { type Html, html } from '@capstan/platform-http';
import type {
  EntitiesResult,
  ResearchCompanyResult,
  ResearchPersonResult,
} from '../results/entities.result.js';
import { numberText } from './chart-html.js';
import { linkOf } from './report-view.js';

/** The people and companies of a report as tables; empty if there are none. */
export function entitiesHtml({ people, companies }: EntitiesResult, citeOf: (source: number) => Html): Html {
  const cites = (sources: readonly number[]): Html[] => sources.map(citeOf);
  const tables = [
    ...(people.length > 0
      ? [
          table(
            'People',
            ['Name', 'Role', 'Company', 'Sources'],
            people.map((person) => personRow(person, cites)),
          ),
        ]
      : []),
    ...(companies.length > 0
      ? [
          table(
            'Companies and organizations',
            ['Name', 'Domain', 'Industry', 'Employees', 'Sources'],
            companies.map((company) => companyRow(company, cites)),
          ),
        ]
      : []),
  ];
  if (tables.length === 0) return html``;
  return html`<section aria-labelledby="entities"><h2 id="entities">People and organizations</h2>${tables}</section>`;
}

function table(caption: string, columns: readonly string[], rows: readonly Html[]): Html {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`<div class="wide"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

type Cites = (sources: readonly number[]) => Html[];

function personRow({ name, role, company, sources, profile }: ResearchPersonResult, cites: Cites): Html {
  return html`<tr><th scope="row">${name}${details(profile?.description, profile?.website)}</th><td>${role ?? '–'}</td><td>${company ?? '–'}</td><td>${cites(sources)}</td></tr>`;
}

function companyRow(company: ResearchCompanyResult, cites: Cites): Html {
  const { name, domain, industry, employee_count: employees, sources, profile } = company;
  return html`<tr><th scope="row">${name}${details(profile?.description, profile?.website)}</th><td>${domain ?? '–'}</td><td>${industry ?? '–'}</td><td>${employees === null ? '–' : numberText(employees)}</td><td>${cites(sources)}</td></tr>`;
}

function details(description: string | null | undefined, website: string | null | undefined): Html {
  const link = linkOf(website ?? null);
  return html`${description ? html`<span class="meta">${description}</span>` : html``}${link === undefined ? html`` : html`<a class="meta" href="${link}" rel="noopener noreferrer">${website ?? ''}</a>`}`;
}
