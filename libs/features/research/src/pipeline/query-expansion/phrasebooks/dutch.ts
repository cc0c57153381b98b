import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const DUTCH: Phrasebook = {
  language: 'nl',
  stopWords: wordSet(`
    aan al alle alleen als andere anders ben bij bijvoorbeeld daar dan dat de deze die dit doe doen door dus een eens en er
    ge geen gaat gaan geweest goed haar had hadden heb hebben heeft hem het hier hij hoe hoeveel hun ik in is ja je jij
    jullie kan kunnen kun maar me meer men met mij mijn moet moeten na naar net niet nog nu of om omdat onder ons onze ook
    op over per sinds te tegen toch toen tot tussen u uit uw van veel voor waar waarom wanneer waren was wat we weer welk
    welke werd werden werk werkt werken wel wie wil willen word worden wordt zal ze zich zij zijn zo zoals zonder zou zouden
    zullen beste belangrijkste huidige recente kost
  `),
  openings: [
    /^(?:alsjeblieft|alstublieft|hallo|en|ook|verder|daarna|ten slotte)\b[\s,!.:-]*/i,
    /^(?:kun je|kunt u|kan je|zou je|kunnen jullie) (?:me |mij |ons )?(?:vertellen|uitleggen|laten zien)?\s*/i,
    /^(?:ik|we|wij) (?:wil|willen|zou graag|zouden graag) (?:graag )?(?:weten|begrijpen)?\s*/i,
    /^(?:leg uit|vertel|toon|zoek uit|zoek|vind|onderzoek|analyseer|beschrijf|vat samen|bestudeer|maak|geef|schrijf|presenteer|stel op)\s+(?:me |mij |ons )?/i,
    /^(?:een |het |de )?(?:(?:kort|korte|uitgebreid|uitgebreide|volledig|volledige|gedetailleerd|gedetailleerde)\s+)*(?:overzicht|verslag|rapport|samenvatting|analyse|inleiding|informatie)\s+(?:van|over|op)\s+/i,
    /^(?:over|naar|onderwerp|vraag)\b\s*:?\s*/i,
    /^(?:de|het|een) (?=\S)/,
  ],
  shapes: [
    [/^waarom\s+(?<subject>.+)/i, 'causes'],
    [/^hoe (?:beïnvloedt|beïnvloeden|verandert|veranderen)\s+(?<subject>.+)/i, 'effects'],
    [/^(?:hoeveel|wat) (?:kost|kosten)\b(?<subject>.*)/i, 'costs'],
    [/^hoe duur (?:is|zijn)\s+(?<subject>.+)/i, 'costs'],
    [/^hoe (?:veilig|gevaarlijk|schadelijk) (?:is|zijn)\s+(?<subject>.+)/i, 'risks'],
    [
      /^(?:is|zijn) (?<subject>.+?) (?:veilig|gevaarlijk|schadelijk|giftig|gezond|ongezond)\b(?<rest>.*)/i,
      'risks',
    ],
    [/^hoe (?:goed|snel|efficiënt|betrouwbaar) (?:is|zijn)\s+(?<subject>.+)/i, 'performance'],
    [/^hoe (?:werkt|werken)\s+(?<subject>.+)/i, 'workings'],
    [/^hoe (?:kan|moet|[\p{L}]+) (?:ik|je|men|we|u)\s+(?<subject>.+)/iu, 'steps'],
    [/^(?:loont het|is het de moeite waard|moet ik|zou ik)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:(?:wat|welke) (?:is|zijn) )?(?:de |het )?beste\s+(?<subject>.+)/i, 'selection'],
    [/^welke? (?<subject>.+)/i, 'selection'],
    [
      /^wie (?:heeft|vond|stichtte|ontdekte|schreef|bouwde)\s+(?<subject>.+?)(?: (?:uitgevonden|opgericht|ontdekt|geschreven|gebouwd))?$/i,
      'history',
    ],
    [/^wie (?:is|was|zijn|waren)\s+(?<subject>.+)/i, 'people'],
    [
      /^wanneer (?:is|was|werd|werden|zijn)\s+(?<subject>.+?)(?: (?:gebouwd|opgericht|geboren|uitgevonden))?$/i,
      'history',
    ],
    [/^wat (?:is|zijn|was|waren|betekent)\s+(?<subject>.+)/i, 'background'],
  ],
  comparisons: [
    /^(?:wat (?:is|zijn) )?(?:het |de )?(?:belangrijkste )?verschil(?:len)? tussen\s+(?<things>.+)/i,
    /^(?:(?:een )?vergelijking (?:van|tussen)|vergelijk)\s+(?<things>.+)/i,
    /^(?:is|zijn) (?<a>.+?) (?<quality>beter|slechter|sneller|goedkoper|duurder|veiliger|gezonder) dan (?<b>.+)/i,
    /^(?<things>.+\s(?:vs\.?|versus|of|tegen)\s.+)/i,
    /^(?<a>.+?) (?:vergeleken met|in vergelijking met|ten opzichte van) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:en\s+|of\s+)?|\s+(?:vs\.?|versus|en|of|tegen|met|&)\s+/i,
  purpose: /\s+(?:voor|qua|op het gebied van|in|als|bij)\s+/i,
  furtherQuestion: /,?\s+(?:en|maar)\s+(?=(?:wat|hoe|waarom|wie|wanneer|waar|welke?|is|zijn)\b)/i,
  link: /\s+(?:van|voor|in|op|bij|over|aan|door|met|tot)\s+(?:de\s+|het\s+|een\s+)?/i,
  including: /,?\s+(?:inclusief|waaronder|met name|vooral|met nadruk op)\s+/i,
  pronouns: wordSet('het ze zij hun hij zijn haar deze dit die dat ervan er'),
  aspects: {
    background: aspectWords('Achtergrond', 'overzicht, inleiding', 'achtergrond, basis, definitie'),
    workings: aspectWords('Werking', 'werking, principe, proces', 'mechanisme, methoden, methode'),
    steps: aspectWords('Stappen', 'handleiding, stappen', 'gids, instructies'),
    causes: aspectWords('Oorzaken', 'oorzaken, redenen, factoren', 'oorzaak, reden'),
    effects: aspectWords('Gevolgen', 'gevolgen, effecten, impact', 'gevolg, effect, invloed'),
    benefits: aspectWords('Voordelen', 'voordelen, baten', 'voordeel, voor, kansen'),
    drawbacks: aspectWords('Nadelen en problemen', 'problemen, nadelen', 'probleem, nadeel, uitdagingen'),
    risks: aspectWords("Risico's", "risico's, veiligheid, gevaren", 'risico, gevaar, bijwerkingen'),
    costs: aspectWords('Kosten', 'kosten, prijs', 'prijzen, uitgaven, tarieven'),
    evidence: aspectWords(
      'Onderzoek',
      'onderzoek, resultaten, studie',
      'studies, bewijs, gegevens, statistieken, cijfers',
    ),
    limitations: aspectWords('Beperkingen', 'beperkingen, grenzen, kritiek', 'beperking'),
    alternatives: aspectWords('Alternatieven', 'alternatieven, opties', 'alternatief, oplossingen'),
    history: aspectWords('Geschiedenis', 'geschiedenis, ontstaan, oorsprong', 'ontwikkeling, evolutie'),
    outlook: aspectWords(
      'Vooruitzichten',
      'toekomst, verwachtingen, trends',
      'vooruitzichten, ontwikkelingen',
    ),
    examples: aspectWords('Voorbeelden', 'voorbeelden, toepassingen', 'voorbeeld, toepassing'),
    market: aspectWords('Markt', 'markt, groei, marktaandeel', 'markten, vraag, verkoop'),
    companies: aspectWords('Bedrijven', 'bedrijven, fabrikanten, leveranciers', 'producenten, aanbieders'),
    people: aspectWords('Personen', 'biografie, leven, oprichter', 'personen, uitvinder'),
    rules: aspectWords('Regels en eisen', 'regels, wet, eisen', 'wetgeving, normen, voorwaarden, subsidies'),
    selection: aspectWords('Keuze', 'vergelijking, test, ervaringen', 'keuze, criteria'),
    performance: aspectWords(
      'Prestaties',
      'prestaties, rendement',
      'efficiëntie, kwaliteit, betrouwbaarheid',
    ),
  },
};
