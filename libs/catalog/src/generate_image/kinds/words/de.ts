import type { LanguageWords } from './language-words.js';

export const DE: LanguageWords = {
  code: 'de',
  marks: 'der,die,das,und,mit,fur,ein,eine,einen,bitte,erstelle,zeige,mir,von,im,auf,zum,zur,als,ist,den,dem',
  hasDecimalComma: true,
  hasAdjectivesAfter: false,
  openings:
    'bitte,kannst,konntest,konnten,konnen,du,sie,ihr,ich,wir,brauche,brauchen,benotige,benotigen,mochte,mochten,hatte,hatten,will,wollen,gern,gerne,mach,mache,machen,erstelle,erstell,erstellen,zeichne,zeichnen,generiere,generieren,erzeuge,erzeugen,gestalte,gestalten,entwirf,baue,zeig,zeige,gib,stelle,stell,visualisiere,mir,uns,mal,doch,einfach,ein,eine,einen,einem,einer,der,die,das,den,dem,unser,unsere,unseren,mein,meine,meinen,dieses,diese,diesen,daraus,davon,jetzt,nur,noch,folgende,folgenden,dar',
  as: 'als,in ein,in einen,in eine,in form eines,in form einer',
  connectors:
    'furs,der,des,die,das,den,dem,von,vom,zu,zum,zur,fur,mit,aus,uber,im,in,namens,titel,betitelt,dessen,deren,und,bitte,auf basis,nach,pro,je,wobei,darstellen,erstellen,zeichnen,machen,generieren,erzeugen,dar,anzeigen,an,inhalt,text,uberschrift,zeigt,enthalt,offnet,fuhrt,verlinkt,wlan,wifi,haben,daraus,unserer,unseres,meiner,meines,ein,eines,einer,eine',
  kinds: {
    qr: 'qr code,qr codes,qrcode,qr',
    chart: '*diagramm,*diagramme,*chart,*grafik aus,*diagramms,diagramm',
    diagram: 'diagramm,baumdiagramm,schema,schaubild,prozessablauf,ablauf,workflow',
    flow: 'flussdiagramm,ablaufdiagramm,prozessdiagramm,sequenzdiagramm,organigramm,flowchart,mindmap,mind map,ablaufplan,zustandsdiagramm',
    card: 'zitatkarte,ankundigungskarte,titelkarte,textkarte,social media karte,social media bild,social media grafik,social media post,social card,og bild,og image,open graph bild,vorschaubild,linkvorschau,link vorschau,vorschaukarte,twitter karte,twitter card,linkedin bild,linkedin grafik,linkedin post,titelbild,titelfolie,zitatbild,zitatgrafik,blog titelbild,spruchkarte,infokarte,eventkarte,veranstaltungskarte,einladungskarte,karte,kachel,textbild,share bild,teaserbild,teaser bild',
    pattern:
      '*muster,*hintergrund,*textur,*tapete,muster,hintergrund,hintergrundmuster,kachelmuster,wellenmuster,punktmuster,streifenmuster,hintergrundbild',
    avatar: 'avatar,avatarbild,profilbild,identicon,monogramm',
  },
  pictures:
    'foto*,fotograf*,illustration*,gemalde*,*gemalde,gemalt*,malerei,*malerei,aquarell*,olgemalde,zeichnung*,*zeichnung,gezeichnet*,skizze*,portrat*,portrait*,cartoon*,anime,3d,rendering,fotorealist*,realistisch*,im stil,stil von,stil der,stil des,stil eines,stil einer,im *stil,sonnenuntergang,sonnenaufgang,abendsonne,dammerung,nahaufnahme,luftaufnahme,unscharf*,vintage,whiteboard,plakatwand,bildschirm,an der wand,auf dem tisch,auf einem tisch,auf einem schild,schaufenster,haltend,zeigt auf,sitzt,lachelt,erklart,geburtstagskarte*,gluckwunschkarte*,weihnachtskarte*,postkarte*,spielkarte*,tarotkarte*,landkarte*,schatzkarte*,speisekarte*,kreditkarte*,graffiti,tatowierung,tattoo,gestickt*,gehakelt*,gestrickt*,umgeben von,gemutlich*,kinderbuch*,marchen*',
  subjects:
    'frau,mann,madchen,junge,kind,kinder,menschen,leute,jemand,person,geschaftsmann,hand,hande,gesicht,katze,katzen,hund,hunde,tier,tiere,tasse,t shirt,kleid,monitor,kamera,objektiv,szene,comic*,licht,*licht,halt,steht,tragt,aufnahme,leinwand,tafel,*foto,*fotos',
  chartTypes: {
    donut: 'kreisdiagramm*,tortendiagramm*,kuchendiagramm*,ringdiagramm*,donut*',
    bar: 'horizontal,horizontale,horizontales,waagerecht*,liegend*',
    column: 'saulendiagramm*,saulen,saule',
    area: 'flachendiagramm*',
    line: 'liniendiagramm*,linien,linie,kurvendiagramm*,verlauf,verlaufsdiagramm*,kurve',
  },
  card: {
    title:
      'titel,uberschrift,schlagzeile,headline,haupttext,mit dem text,mit den worten,mit der aufschrift,aufschrift,text,zitat,betitelt,namens,steht,hauptzeile,erste zeile,thema',
    subtitle:
      'untertitel,unterzeile,unteruberschrift,subtitel,zusatzzeile,darunter,zweite zeile,kleiner darunter,kleiner,untertext,unterhalb,beschreibung',
    eyebrow: 'dachzeile,daruber,kategorie,oberzeile,rubrik',
    author: 'autor,autorin,von,verfasser,verfasserin,urheber,sprecher,sprecherin',
    site: 'fusszeile,fußzeile,website,webseite,adresse,domain,unten',
  },
  and: 'und,sowie',
  introductions:
    'vergleicht,zeigt,mit,von,fur,der,des,sind,ist,waren,war,haben,hatten,verkauften,verkauft,folgende,werte,daten,zahlen',
  closings:
    'letztes *,letzten *,dieses *,nachstes *,insgesamt,heute,gestern,pro monat,pro jahr,bitte,jeweils',
  scales: 'tausend=3,tsd=3,million=6,millionen=6,mio=6,milliarde=9,milliarden=9,mrd=9',
  qr: {
    text: 'text,inhalt,wortlaut,daten,nachricht,code,nummer,enthalt,lautet,wert',
    network: 'netzwerkname,netzname,netzwerk,ssid,name,netz',
    password: 'passwort,kennwort,schlussel,pw,wlan schlussel',
    hidden: 'versteckt,verborgen',
    none: 'ohne passwort,kein passwort,offenes netz,offen,unverschlusselt',
    call: 'anruft,anrufen,anruf,telefonnummer,telefon,rufnummer,wahlt,tel',
    message: 'sms,textnachricht',
    subject: 'betreff',
    body: 'nachricht,inhalt,text,mit dem text',
    looks:
      'schwarz auf weiss,schwarz auf weiß,weiss auf *,hohe fehlerkorrektur,fehlerkorrektur*,bitte,danke,als png,als svg,zum ausdrucken,zum drucken,fur den druck,druckfahig*,in schwarz,in blau,in dunkel*,in rot,in grun,fuhrt,verlinkt,verweist,zeigt,offnet,enthalt,anruft,gross,groß,transparent*,als qr*,in einen qr*,beim scannen',
  },
  patternWords:
    'transparent,transparente,transparenten,halbtransparent,rund,runde,runden,abgerundet,fliessend,organisch,organische,unregelmassig,regelmassig,elegant,elegantes,verspielt,freundlich,ruhig,ruhiges,dunne,dunnen,dicke,dicken,nahtlos,nahtloses,nahtlose,nahtlosen,nahtloser,kachelbar,kachelbares,kachelbare,wiederholend,wiederholendes,wiederholende,sich,wiederholbar,wiederholbares,endlos,endloses,endlose,geometrisch,geometrisches,geometrische,geometrischen,geometrischer,abstrakt,abstraktes,abstrakte,abstrakter,abstrakten,schlicht,schlichtes,schlichte,schlichter,einfach,einfaches,einfache,dezent,dezentes,dezente,dezenter,minimalistisch,minimalistisches,modern,modernes,klein,kleine,kleinen,kleiner,gross,grosse,grossen,große,großen,fein,feine,feinen,dunn,dick,breit,breite,breiten,schmal,schmale,schmalen,hell,helle,hellem,hellen,helles,dunkel,dunkle,dunklem,dunklen,dunkler,sanft,sanfte,sanften,gedampft,gedampfte,gedampften,warm,warme,warmen,kuhl,kuhle,kuhlen,kalten,bunt,bunte,buntes,kraftig,kraftigen,pastell,tonen,ton,tone,farben,farbe,farbig,farbige,farbigem,farbigen,verlauf,uberlappend,uberlappende,uberlappenden,versetzt,versetzte,versetzten,unterschiedlich,verschiedene,verschiedenen,hintergrund,hintergrunde,muster,tapete,textur,webseite,website,seite,seiten,startseite,prasentation,folie,folien,banner,app,verpackung,geschenkpapier,und,mit,aus,in,im,auf,fur,fuer,ein,eine,einen,einem,einer,der,die,das,den,dem,des,von,zum,zur,als,ohne,text,unsere,unsere,unseren,unser,mein,meine,kopfbereich,kachel,kacheln,formen,form,elemente,elementen,horizontal,vertikal,diagonal,diagonale,diagonalen,waagerecht,senkrecht,stil,zwei,drei,vier,standard,neutral,neutrales,erstelle,erzeuge,mach,mir,bitte,ich,brauche,das,sich,kacheln,lasst,newsletter,weiss,kreis',
  initials: 'initialen,initiale,buchstaben,buchstabe,monogramm,kurzel',
};
