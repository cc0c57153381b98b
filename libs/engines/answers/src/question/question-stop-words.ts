import { STOP_WORDS } from '@capstan/text-analysis';

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Words of questions that do not describe their subject, by language (ISO 639-1); folded: lower case, without accents. The
 * first language decides where a question could be of several.
 */
export const QUESTION_STOP_WORDS = {
  en: new Set([
    ...STOP_WORDS,
    ...words(`
      actually across compare against along already although among amongst another around become becomes became best better
      concerning currently either else etc even ever every everything exactly good however inside instead involved like
      main mainly many may me might mine much must need needed needs neither one ones onto overall people's per
      please possible really regarding role shall since still therefore thing things thus today together toward
      towards typical upon us used using various versus via vs want wants way ways well whether whose within without
      yet really best top major key important latest current recent different there's what's who's how's
      that's i'm i've we're let's don't doesn't isn't aren't can't affect affects affected affecting mean means
      happen happens happened happening
    `),
  ]),
  de: new Set(
    words(`
      aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim besonders bin bis bitte da dabei
      dafur damit dann das dass dazu dein dem den denn der deren des dessen die dies diese diesem diesen dieser dieses doch
      dort du durch ein eine einem einen einer eines er es etwa etwas euer fur gab gegen genau gibt hat hatte hatten haben
      ich ihr ihre ihren ihrer im in ins ist ja jede jeder jedes jetzt kann kannst konnen konnte konnten lohnt machen mal man
      mehr mein mich mir mit muss mussen nach nicht noch nun nur ob oder ohne pro sehr sein seine seinen seiner sich sie sind
      so soll sollen sollte sollten solche uber um und uns unser unter vom von vor war waren was wegen weil welche welchem
      welchen welcher welches wenn wer werden wie wieso wieviel wird wo wobei woher wohin womit worden wozu warum wann wurde
      wurden zu zum zur zwischen beste besten bester bestes gut gute guten wichtigsten wichtige aktuelle aktuellen neueste
      neuesten kostet funktioniert funktionieren unterscheiden unterscheidet sowie bzw
      geschehen geschieht passieren passiert bedeutet bedeuten heisst
    `),
  ),
  fr: new Set(
    words(`
      a afin ai ainsi alors apres as au aucun aussi autre autres aux avant avec avoir avons c'est car ce cela ces cet cette
      ceux chaque chez comme comment d dans de depuis des donc dont du elle elles en encore entre es est est-ce et etait
      etaient ete etre eu faire faut fait fois font grace hors ici il ils j je jusqu l la laquelle le lequel les lesquels leur
      leurs lors lui m ma mais me meme mes moi moins mon n ne ni nos notre nous on ont ou par parce pas pendant peu peut
      peuvent plus plusieurs pour pourquoi pouvez puis qu qu'est-ce quand que quel quelle quelles quels qui quoi s sa sans se
      selon sera ses si son sont sous sur ta te tel telle tes toi ton tous tout toute toutes tres tu un une vers vos votre
      vous y meilleur meilleure meilleurs meilleures principaux principales actuel actuelle recent recente coute coutent
      fonctionne fonctionnent merci svp combien y-a-t-il est-il est-elle sont-ils sont-elles a-t-il a-t-elle ont-ils ont-elles peut-on
      arrive-t-il passe-t-il signifie signifient veut dire
    `),
  ),
  es: new Set(
    words(`
      a al algo algun alguna algunos antes aqui asi aun aunque bien cada como con contra cual cuales cualquier cuando cuanto
      cuanta cuantos cuantas cuesta cuestan de debe debemos debo deberia del desde donde dos durante e el ella ellas ellos en
      entre era eran es esa ese eso esos esta estan estas este esto estos fue fueron funciona funcionan ha hace hacer hacia
      han hasta hay haya la las le les lo los mas me mejor mejores mi mientras mis mucho muy nada ni no nos nuestra nuestro o
      os otra otras otro otros para pero poco por porque principales puede pueden puedo que quien quienes se sea segun ser si
      sin sobre solo son su sus tal tambien tan tanto te tener tiene tienen todo toda todos todas tu tus un una unas uno unos
      usted vale y ya yo actual actuales reciente recientes fueron sido
      ocurre ocurren sucede suceden significa significan quiere decir
    `),
  ),
  it: new Set(
    words(`
      a abbiamo ad agli ai al alcuni all alla alle allo altri altro anche ancora avere c'e ce che chi ci cio come con contro
      cosa costa costano cui da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello di dopo dove due e
      ed era erano essere fa fanno fare fra funziona funzionano gia gli ha hanno ho i il in io l la le lei lo loro lui ma
      meglio migliore migliori mi mia mio molto ne negli nei nel nell nella nelle nello noi non nostra nostro o ogni oppure
      per perche piu poi possiamo possono posso principali puo qual quale quali quando quanti quanto quante quella quelle
      quelli quello questa queste questi questo qui sara se sempre senza si sia sono sta stati stato su sua sue sugli sui sul
      sull sulla sulle suo suoi tra tutti tutto tutta tutte un una uno vale voi attuale attuali recente recenti vostro
      accade accadono succede succedono significa significano va vanno vuol vuole dire
    `),
  ),
  pt: new Set(
    words(`
      a agora ainda algum alguma alguns ao aos apos aquela aquele aquilo as ate cada com como contra custa custam da das de
      dela dele deles depois desde deve devem devo do dos e ela elas ele eles em entre era eram essa esse esses esta estao
      estas este estes estou eu fazer foi foram funciona funcionam ha isso isto ja la lhe lo mais mas me melhor melhores mesmo
      meu minha muito muitos na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos pode podem
      podemos por porque posso pouco principais qual quais qualquer quando quanta quanto quantos que quem sao se seja sem ser
      sera seu seus so sobre sua suas tambem tem tenho ter todo todos tudo um uma umas uns vale voce voces atual atuais
      recente recentes acontece acontecem ocorre ocorrem significa
      significam quer dizer
    `),
  ),
  nl: new Set(
    words(`
      aan al alle alleen als andere anders ben bij bijvoorbeeld daar dan dat de deze die dit doe doen door dus een eens en er
      ge geen gaat gaan geweest goed haar had hadden heb hebben heeft hem het hier hij hoe hoeveel hun ik in is ja je jij
      jullie kan kunnen kun maar me meer men met mij mijn moet moeten na naar net niet nog nu of om omdat onder ons onze ook
      op over per sinds te tegen toch toen tot tussen u uit uw van veel voor waar waarom wanneer waren was wat we weer welk
      welke werd werden werk werkt werken wel wie wil willen word worden wordt zal ze zich zij zijn zo zoals zonder zou zouden
      zullen beste belangrijkste huidige recente kost gebeurt gebeuren
      betekent betekenen
    `),
  ),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;
