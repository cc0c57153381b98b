import type { Site } from '../../model/site.js';
import type { AppKind, BusinessKind } from '../../model/vocabulary.js';
import { Seeded } from '../seeded.js';
import type { Motif } from './motif.js';
import { APPS } from './motifs/apps.js';
import { CARE } from './motifs/care.js';
import { COMMUNITY } from './motifs/community.js';
import { FOOD } from './motifs/food.js';
import { TRADE } from './motifs/trade.js';
import { WORK } from './motifs/work.js';

const BY_KIND: Record<BusinessKind, Motif[]> = {
  food_shop: [FOOD.loaf, FOOD.wheat, FOOD.jar, FOOD.bag, FOOD.apple],
  restaurant: [FOOD.plate, FOOD.glass, FOOD.pot, FOOD.chilli, FOOD.bottle],
  cafe: [FOOD.cup, FOOD.bean, FOOD.croissant, FOOD.cake, FOOD.teapot],
  beauty: [CARE.mirror, CARE.lotion, CARE.scissors, CARE.comb, CARE.lotus],
  health: [CARE.cross, CARE.heart, CARE.sprout, CARE.capsule, CARE.lotus],
  fitness: [CARE.dumbbell, CARE.kettlebell, CARE.stopwatch, CARE.ball, CARE.mountain],
  trades: [TRADE.house, TRADE.hammer, TRADE.wrench, TRADE.bulb, TRADE.roller],
  retail: [TRADE.tag, TRADE.gift, TRADE.vase, APPS.basket, TRADE.shirt],
  lodging: [TRADE.bed, TRADE.window, TRADE.lamp, TRADE.key, TRADE.suitcase],
  professional: [WORK.briefcase, WORK.papers, WORK.chart, WORK.pen, WORK.handshake],
  studio: [WORK.cube, WORK.swatches, WORK.compass, WORK.pen, WORK.easel],
  software: [WORK.screen, WORK.graph, WORK.gear, WORK.cloud, WORK.handset],
  education: [COMMUNITY.cap, COMMUNITY.pencil, TRADE.book, COMMUNITY.speech, COMMUNITY.easelboard],
  nonprofit: [COMMUNITY.hands, COMMUNITY.circlepeople, COMMUNITY.tree, COMMUNITY.bird, CARE.sprout],
  venue: [COMMUNITY.microphone, COMMUNITY.spotlights, APPS.ticket, COMMUNITY.bunting, COMMUNITY.arch],
  farm: [COMMUNITY.barn, COMMUNITY.carrot, COMMUNITY.sunrise, FOOD.apple, COMMUNITY.egg],
};

const BY_APP: Record<AppKind, Motif[]> = {
  booking: [APPS.calendar, APPS.clock],
  shop: [APPS.basket, APPS.parcel],
  directory: [APPS.pin, APPS.map],
  board: [APPS.columns, APPS.checklist],
  tracker: [APPS.streak, APPS.gauge],
  event: [APPS.ticket, APPS.envelope],
  waitlist: [APPS.rocket, APPS.queue],
};

const LIBRARY: Motif[] = [FOOD, CARE, TRADE, WORK, COMMUNITY].flatMap((group) => Object.values(group));

/** How many motifs a site draws with. */
const CHOICE = 5;

/**
 * The motifs of a site, the most fitting first: those that its name and tagline say, the foremost of its kind, those
 * of what it offers and of its app, then the kind's others in an order that the name decides.
 */
export function motifsOf(site: Pick<Site, 'name' | 'kind' | 'app' | 'tagline' | 'items'>): Motif[] {
  const named = motifsFor(`${site.name} ${site.tagline}`).slice(0, 3);
  const offered = site.items.flatMap(({ name }) => motifsFor(name).slice(0, 1)).slice(0, 3);
  const ofApp = site.app === null ? [] : BY_APP[site.app];
  const [foremost, ...others] = BY_KIND[site.kind];
  const ofKind = [...(foremost ? [foremost] : []), ...new Seeded(`motifs:${site.name}`).shuffle(others)];
  // Software that asks for nothing else is its app: a habit tracker should not look like a code editor.
  const ranked =
    site.kind === 'software'
      ? [...ofApp, ...named, ...offered, ...ofKind]
      : [...named, ...ofKind.slice(0, 1), ...offered, ...ofApp, ...ofKind];
  return [...new Set(ranked)].slice(0, CHOICE);
}

/** Motifs that the words of a text name, the library's order deciding. */
export function motifsFor(text: string): Motif[] {
  return LIBRARY.filter(({ suits }) => suits?.test(text) === true);
}
