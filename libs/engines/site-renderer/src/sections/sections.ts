import type { ComponentId } from '@capstan/site-document';
import type { SectionComponent } from '../parts/section-props.js';
import { CallToAction } from './action.js';
import { Chart } from './chart.js';
import { Contact } from './contact.js';
import { Countdown } from './countdown.js';
import { Entries } from './entries.js';
import { Events } from './events.js';
import { Features } from './features.js';
import { Figure } from './figure.js';
import { FormSection } from './form.js';
import { Gallery } from './gallery.js';
import { Hero } from './hero.js';
import { Hours } from './hours.js';
import { PlainList } from './list.js';
import { Location } from './location.js';
import { Menu } from './menu.js';
import { Notice } from './notice.js';
import { Numbers } from './numbers.js';
import { PageTitle } from './page-title.js';
import { People } from './people.js';
import { Policies } from './policies.js';
import { Pricing } from './pricing.js';
import { Products } from './products.js';
import { Profile } from './profile.js';
import { Prose } from './prose.js';
import { Questions } from './questions.js';
import { Quotes } from './quotes.js';
import { Schedule } from './schedule.js';
import { Services } from './services.js';
import { Statement } from './statement.js';
import { Steps } from './steps.js';
import { Ticker } from './ticker.js';

/** The components of the document, implemented. */
export const SECTIONS: Record<ComponentId, SectionComponent> = {
  hero: Hero,
  notice: Notice,
  'page-title': PageTitle,
  prose: Prose,
  statement: Statement,
  menu: Menu,
  services: Services,
  pricing: Pricing,
  products: Products,
  people: People,
  profile: Profile,
  gallery: Gallery,
  figure: Figure,
  hours: Hours,
  location: Location,
  contact: Contact,
  events: Events,
  schedule: Schedule,
  countdown: Countdown,
  steps: Steps,
  features: Features,
  list: PlainList,
  ticker: Ticker,
  numbers: Numbers,
  chart: Chart,
  quotes: Quotes,
  questions: Questions,
  policies: Policies,
  action: CallToAction,
  form: FormSection,
  booking: FormSection,
  order: FormSection,
  entries: Entries,
};
