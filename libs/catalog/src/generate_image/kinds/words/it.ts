import type { LanguageWords } from './language-words.js';

export const IT: LanguageWords = {
  code: 'it',
  marks:
    'il,lo,gli,i,del,della,dei,delle,e,con,per,un,uno,una,crea,genera,disegna,fammi,sono,che,nostro,nostra,di,nel,al',
  hasDecimalComma: true,
  hasAdjectivesAfter: true,
  openings:
    'per favore,per,favore,puoi,puo,potresti,potrebbe,tu,io,voglio,vogliamo,vorrei,vorremmo,mi,ci,serve,servirebbe,ho,abbiamo,bisogno,fammi,fai,fare,faccia,crea,creare,creami,genera,generare,generami,disegna,disegnare,disegnami,produci,mostra,mostrami,prepara,realizza,trasforma,di,un,uno,una,il,lo,la,i,gli,le,mio,mia,nostro,nostra,questo,questa,questi,ciao,ora,solo',
  as: 'come,sotto forma di,in forma di,in un,in una',
  connectors:
    'di,del,della,dei,delle,degli,dello,con,per,da,in,a,al,che,intitolato,intitolata,titolo,chiamato,mostrando,confrontando,contenente,apre,porta,punta,e,su,dove,dica,dice,il,la,i,gli,le,testo,wifi',
  kinds: {
    qr: 'codice qr,codici qr,qr code,qrcode,qr',
    chart: 'grafico,grafici,istogramma,diagramma a barre,diagramma a torta,diagramma a linee',
    diagram: 'diagramma,schema,processo,flusso,flusso di lavoro,albero',
    flow: 'diagramma di flusso,flowchart,organigramma,mappa mentale,diagramma di sequenza,diagramma di processo,diagramma dei passaggi',
    card: 'card di citazione,card con citazione,scheda citazione,card di annuncio,card per i social,card social,card per social,card,cartolina di annuncio,biglietto di annuncio,scheda di annuncio,immagine open graph,immagine og,immagine social,immagine per i social,immagine di condivisione,anteprima di link,anteprima del link,card di anteprima,scheda,card per twitter,card per linkedin,card twitter,immagine di copertina,immagine citazione,slide di titolo,scheda titolo,immagine di anteprima',
    pattern: 'motivo,motivi,pattern,sfondo,sfondi,texture,trama,carta da parati',
    avatar: 'avatar,identicon,monogramma,immagine del profilo,immagine di profilo',
  },
  pictures:
    "foto,fotografia*,fotografic*,fotorealistic*,illustrazion*,illustrat*,dipinto,dipinta,dipinti,pittura,acquerello,acquarello,olio su,disegno,disegnato,disegnata,schizzo,bozzetto,ritratto,caricatura,fumetto,anime,manga,3d,rendering,realistic*,stile,fotocamera,macchina fotografica,illuminazione,tramonto,crepuscolo,primo piano,veduta,vista aerea,vista dall'alto,sfocat*,vintage,retro,lavagna,schermo di,alla parete,sulla parete,sul muro,su un muro,su un tavolo,sul tavolo,cartellone,tenendo,che indica,indicando,seduto,seduta,in piedi,sorridente,spiegando,compleanno,biglietto di auguri,auguri,cartolina postale,carta da gioco,tarocchi,tarocco,carta di credito,mappa del tesoro,tatuaggio,graffito,graffiti,ricamat*,circondat*,fiaba",
  subjects:
    'uomo,donna,ragazza,ragazzo,bambin*,gente,persona,persone,qualcuno,mano,mani,volto,viso,gatto,gatti,cane,cani,animali,tazza,maglietta,vestito,obiettivo,luce,scena,quadro,alba,maglia,manifesto,vetrina,tiene,spiega',
  chartTypes: {
    donut: 'torta,ciambella,anello,circolare,settori,donut',
    bar: 'orizzontale,orizzontali',
    column: 'colonne,colonna,istogramma,barre verticali',
    area: 'area,aree',
    line: 'linea,linee,curva',
  },
  card: {
    title:
      'titolo,intitolato,intitolata,intestazione,testo,con il testo,con la scritta,scritta,con le parole,che dice,che dica,dice,citazione,frase,testo principale,prima riga,chiamato,nome',
    subtitle:
      'sottotitolo,sotto,seconda riga,piu piccolo,in piccolo,riga secondaria,testo secondario,descrizione',
    eyebrow: 'occhiello,sopra,categoria,soprattitolo',
    author: 'autore,autrice,di,da,attribuita a,firmato,firmata',
    site: 'pie di pagina,sito,sito web,indirizzo,dominio,in basso',
  },
  and: 'e,ed',
  introductions:
    'confrontando,mostrando,con,per,di,del,della,dei,delle,sono,e,erano,venduto,seguenti,dati,valori,numeri',
  closings:
    "scorso,il mese scorso,l'anno scorso,lo scorso *,quest'anno,questo mese,in totale,al mese,per favore,ciascuno",
  scales: 'mila=3,milione=6,milioni=6,mln=6,miliardo=9,miliardi=9,mld=9',
  qr: {
    text: 'testo,contenuto,dati,messaggio,numero,scritta,dica,dice,contenente,codice',
    network: 'nome della rete,nome rete,rete,ssid,nome',
    password: 'password,chiave,parola chiave',
    hidden: 'nascosta,nascosto',
    none: 'senza password,rete aperta,aperta',
    call: 'chiama,chiami,chiamare,chiamata,telefono,tel,componga,numero di telefono',
    message: 'sms,messaggio di testo',
    subject: 'oggetto',
    body: 'corpo,messaggio,testo,che dica,con il testo',
    looks:
      'nero su bianco,bianco su *,correzione *,alta correzione*,per favore,grazie,in png,in svg,da stampare,per la stampa,in nero,in blu*,in verde*,in rosso,sfondo trasparente,sfondo bianco,su sfondo *,alta risoluzione,in un codice qr,come codice qr,in codice qr',
  },
  patternWords:
    'trasparente,trasparenti,traslucidi,arrotondati,organiche,elegante,spessi,larghi,senza,cuciture,giunture,soluzione,continuita,ripetuto,ripetibile,ripetitivo,ripetizione,geometrico,geometrica,geometrici,geometriche,astratto,astratta,astratti,semplice,semplici,minimalista,minimale,discreto,delicato,moderno,moderna,piccolo,piccoli,piccole,grande,grandi,fine,sottili,spesse,larghe,chiaro,chiara,chiari,chiare,scuro,scura,scuri,scure,tenue,tenui,pallido,vivace,vivaci,caldo,caldi,calde,freddo,freddi,pastello,tono,toni,tonalita,colore,colori,colorato,colorati,palette,sfumature,sfumato,sovrapposti,sovrapposte,intrecciati,alternati,alternate,regolare,irregolari,motivo,motivi,pattern,sfondo,sfondi,texture,trama,carta,parati,sito,web,pagina,pagine,copertina,banner,slide,presentazione,app,piastrelle,mosaico,e,ed,con,di,del,della,dei,delle,in,nei,nel,nelle,a,ad,al,ai,per,un,uno,una,il,lo,la,i,gli,le,su,sul,da,o,che,si,nostro,nostra,mio,mia,forme,forma,elementi,orizzontali,verticali,diagonale,diagonali,due,tre,quattro,cinque,generico,neutro,crea,genera,disegna,fammi,regalo,testo,come,blog,ripete',
  initials: 'iniziali,iniziale,lettere,lettera,monogramma',
};
