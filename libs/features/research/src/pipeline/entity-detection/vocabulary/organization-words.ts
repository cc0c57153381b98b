import { words } from './words.js';

/** Legal forms at the end of company names; lower case, without full stops and spaces. */
export const LEGAL_FORMS = words(`
  inc incorporated ltd limited llc llp lp plc corp corporation co gmbh ag se kg kgaa ohg ug ev eg mbh sa sas sarl sasu spa
  srl snc bv nv cv ab as asa oy oyj aps kk kabushiki pty pvt sl slu sau ltda sc zrt kft sro doo pte bhd tbk gmbh&co
`);

/** Legal forms that are also plain words or other names: only in this capitalization. */
export const CASED_LEGAL_FORMS = words(
  'AG SE KG LP SA SAS AB AS ASA OY Oy Oyj KK SL SC NV BV CV UG OHG EG SpA SAU SLU Co Limited Corporation Incorporated ApS CO',
);

/** The forms that text in capitals uses as other words: "CREATE TABLE AS", "TAGBANWA LETTER SA". */
export const SHOUTED_WORD_FORMS = words('AS SA CO SE AB AG SC EG EV CV BV NV KG SL LP KK ASA SAS OY UG');

/** Last words of organization names; lower case. */
export const ORGANIZATION_TAILS = words(`
  university college institute academy school laboratory laboratories lab labs foundation association society federation
  agency bureau ministry department commission committee council authority bank hospital clinic museum observatory
  corporation company group holdings holding industries technologies technology systems solutions partners ventures
  capital motors airlines airways pharmaceuticals therapeutics biosciences robotics electronics semiconductors software
  energy networks enterprises associates consulting logistics brothers union trust fund
  alliance consortium initiative organization organisation press times journal herald tribune universitat hochschule
  institut stiftung gesellschaft verband ministerium werke universite universidad universidade instituto fundacion banco
  banque
`);

/** Last words that need further evidence: "Capital", "Energy" or "Partners" also end other phrases. */
export const WEAK_TAILS = words(`
  technology systems solutions partners capital energy networks union trust fund software press times journal herald
  tribune initiative consortium alliance associates enterprises school department committee group company lab labs
  brothers logistics consulting industries commission council authority electronics
`);

/**
 * With "of", "for", "de" … after it, a name with such a word is an organization; lower case without accents.
 */
export const ORGANIZATION_HEADS = words(`
  university institute ministry department bank academy college school agency office bureau council society association
  federation union board commission centre center museum hospital church faculty foundation laboratory house court
  organization organisation library royal journal fund
  universitat hochschule institut ministerium akademie stiftung gesellschaft bundesamt bundesverband verband
  universite universidad universidade universita ecole academie ministere ministerio instituto banco banque escuela
  fundacion fondation centro agencia agence conseil consejo asociacion
`);

/** Words for the kind of an organization: "Research Institute". */
export const KIND_WORDS = words(
  'research public private local regional central state medical technical community independent internal external free other',
);

/** First words that are directly followed by the rest of the name: "Universität Wien", "Banco Santander". */
export const LEADING_HEADS = words(`
  universitat hochschule institut universite universidad universidade universita ecole instituto banco banque fundacion
  fondation stiftung ministerio ministere bundesamt
`);

/** First words of names that continue after "and": "Department of Health and Human Services". */
export const JOINING_HEADS = words(
  'ministry department institute faculty school bureau office agency center centre society academy ministerio college',
);

/** Common nouns for organizations, for "the robotics company Acme" and "Acme, a maker of pumps". */
export const ORGANIZATION_NOUNS = words(`
  company companies startup startups start-up start-ups firm firms manufacturer manufacturers maker makers supplier suppliers
  provider providers retailer retailers corporation conglomerate multinational nonprofit non-profit developer vendor vendors
  publisher carmaker carmakers automaker automakers chipmaker chipmakers drugmaker airline airlines utility bank lender insurer
  brewery operator business brand employer contractor charity ngo thinktank studio unicorn subsidiary consultancy
  organisation organization organisations organizations agency manufacturing
  unternehmen firma hersteller anbieter konzern zulieferer start-up-unternehmen entreprise societe fabricant fournisseur
  empresa compania fabricante proveedor
`);
