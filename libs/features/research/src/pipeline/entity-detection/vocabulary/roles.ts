import { words } from './words.js';

/** Last words of roles, in English, German, French and Spanish; lower case without accents. */
export const ROLE_HEADS = words(`
  ceo cto cfo coo cio cmo cpo cso ciso cro chro cdo vp svp evp avp pdg founder cofounder co-founder founders president
  vice-president vicepresident chairman chairwoman chairperson chair director directors professor lecturer researcher
  scientist engineer economist analyst minister secretary senator congressman congresswoman governor mayor commissioner
  ambassador partner principal manager head leader lead editor author co-author journalist reporter correspondent
  spokesman spokeswoman spokesperson owner architect designer developer physicist chemist biologist mathematician
  astronomer climatologist historian sociologist psychologist lawyer attorney judge physician surgeon nurse dean rector
  provost fellow consultant adviser advisor strategist curator coach treasurer administrator coordinator inventor
  programmer technologist entrepreneur investor chancellor premier superintendent inspector librarian epidemiologist
  geologist ecologist neuroscientist statistician virologist oceanographer meteorologist secretary-general
  postdoc columnist producer publisher supervisor organizer organiser maintainer
  geschaftsfuhrer geschaftsfuhrerin grunder grunderin mitgrunder mitgrunderin vorstandsvorsitzender
  vorstandsvorsitzende vorstandschef vorstandschefin vorstand aufsichtsratschef aufsichtsratsvorsitzender
  finanzvorstand chef chefin konzernchef konzernchefin firmenchef firmenchefin leiter leiterin direktor direktorin
  prasident prasidentin vizeprasident vizeprasidentin professorin minister ministerin bundesminister bundesministerin
  bundeskanzler bundeskanzlerin kanzler burgermeister burgermeisterin oberburgermeister oberburgermeisterin sprecher
  sprecherin forscher forscherin wissenschaftler wissenschaftlerin ingenieur ingenieurin vorsitzender vorsitzende
  inhaber inhaberin okonom okonomin analystin finanzchef finanzchefin technikchef entwicklungschef chefredakteur
  chefredakteurin chefokonom
  directeur directrice fondateur fondatrice cofondateur cofondatrice professeur professeure presidente presidentes
  ministre chercheur chercheuse ingenieure maire porte-parole president-directeur gerant gerante redacteur redactrice
  economiste depute deputee
  directora fundador fundadora cofundador cofundadora profesor profesora catedratico catedratica ministra
  investigador investigadora ingeniero ingeniera alcalde alcaldesa portavoz gerente consejero jefe jefa economista
  cientifico cientifica vicepresidente vicepresidenta presidenta
`);

/** Modifiers before the head of a role. */
export const ROLE_MODIFIERS = words(`
  former ex then-  senior junior executive managing deputy assistant associate vice general interim acting founding chief
  principal lead staff regional global national international research software hardware product marketing sales
  technical technology scientific creative art editorial medical clinical program programme project data distinguished
  adjunct visiting prime foreign finance health interior defence defense environment energy education attorney
  non-executive independent group company corporate press political economic financial legal human resources design
  engineering security operations operating communications policy science climate mechanical electrical civil chemical
  aerospace machine learning full-stack backend frontend cloud systems senior-vice state federal honorary full
  postdoctoral doctoral nuclear marine field news managing-partner venture co
  stellvertretender stellvertretende ehemaliger ehemalige fruhere fruherer geschaftsfuhrender geschaftsfuhrende technischer
  technische wissenschaftlicher wissenschaftliche leitender leitende
  ancien ancienne premier premiere antiguo antigua exministro primer primera
`);

/** Roles only with a modifier: "chief executive", but not "executive". */
export const MODIFIED_ROLE_HEADS = words('executive officer counsel general economist staff editor-in-chief');

/** Words after the head: "professor emeritus", "directeur général". */
export const ROLE_SUFFIXES = words(
  'emeritus emerita general generale generala ejecutivo ejecutiva executif executive elect adjoint adjointe in-chief tecnico technique scientifique cientifico',
);

/** May also refer to a company, so the name must look like a person's. */
export const AMBIGUOUS_ROLES = words(`
  partner partners leader lead owner developer publisher manager chair adviser advisor head designer editor principal
  founder founders consultant architect analyst researcher inventor investor producer author organizer organiser
  maintainer coordinator administrator inspector co-founder cofounder supervisor vorstand inhaber chef directors general
`);

/** After "head of" and the like these are a field, not an organization; lower case. */
export const FIELD_WORDS = words(`
  engineering research marketing sales finance operations product products science sciences technology design development
  communications policy strategy security data people talent hr growth partnerships physics chemistry biology mathematics
  computer machine learning artificial intelligence ai economics law medicine public affairs human resources innovation
  business corporate software hardware r&d it infrastructure sustainability investor relations customer success
  manufacturing supply chain legal history philosophy psychology sociology statistics news content education programs
`);

/** Heads whose "of …" is always a field: "professor of Slavic Studies", "minister of Health". */
export const FIELD_ROLES =
  /(?:professor|professorin|professeure?|profesora?|lecturer|ministre|minist(?:er|erin|ro|ra)|secretary|catedratic[oa])$/;
