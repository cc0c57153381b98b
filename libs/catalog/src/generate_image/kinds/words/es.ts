import type { LanguageWords } from './language-words.js';

export const ES: LanguageWords = {
  code: 'es',
  marks: 'el,los,las,del,y,con,para,un,una,haz,crea,genera,dibuja,por,es,son,nuestro,nuestra,que,de,mes',
  hasDecimalComma: true,
  hasAdjectivesAfter: true,
  openings:
    'por favor,por,favor,puedes,puede,podrias,podria,tu,yo,quiero,queremos,quisiera,necesito,necesitamos,me,nos,gustaria,haz,hazme,haznos,hacer,hagas,haga,crea,crear,creame,crees,genera,generar,generame,dibuja,dibujar,dibujame,disena,disenar,produce,muestra,muestrame,dame,prepara,elabora,representa,pon,convierte,un,una,unos,unas,el,la,los,las,de,mi,nuestro,nuestra,este,esta,estos,estas,hola,ahora,solo',
  as: 'como,en forma de,en un,en una,a un',
  connectors:
    'de,del,con,para,por,en,a,al,que,titulado,titulada,titulo,llamado,llamada,mostrando,comparando,muestre,muestra,contenga,abra,lleve,lleva,enlace,y,sobre,segun,donde,cuyo,diga,dice,el,la,los,las,texto,wifi',
  kinds: {
    qr: 'codigo qr,codigos qr,qr,qr code,qrcode',
    chart:
      'grafico,graficos,grafica,graficas,histograma,diagrama de barras,diagrama circular,diagrama de sectores,diagrama de lineas,diagrama de columnas',
    diagram: 'diagrama,esquema,proceso,flujo,flujo de trabajo,arbol',
    flow: 'diagrama de flujo,flujograma,organigrama,mapa mental,diagrama de secuencia,diagrama de proceso,diagrama de procesos,diagrama de pasos',
    card: 'tarjeta de cita,tarjeta con la cita,tarjeta de anuncio,tarjeta de titulo,tarjeta social,tarjeta para redes,tarjeta para redes sociales,tarjeta de twitter,tarjeta para twitter,tarjeta de linkedin,imagen open graph,imagen og,imagen para compartir,imagen social,imagen para redes,imagen para redes sociales,tarjeta de vista previa,vista previa de enlace,vista previa del enlace,tarjeta de presentacion del articulo,tarjeta de texto,tarjeta,imagen de cita,imagen de portada,diapositiva de titulo,imagen de titulo,cartela,banner de anuncio',
    pattern: 'patron,patrones,fondo,fondos,textura,estampado,papel tapiz,fondo de pantalla',
    avatar: 'avatar,avatares,identicon,monograma,imagen de perfil,icono de usuario',
  },
  pictures:
    'foto,fotos,fotografia*,fotografico,fotorrealista*,ilustracion*,ilustrad*,pintura*,pintado,pintada,pintados,acuarela*,oleo,dibujo,dibujado,dibujada,boceto*,retrato*,caricatura*,anime,manga,3d,render,realista*,estilo,iluminacion,atardecer,amanecer,anochecer,primer plano,plano detalle,vista aerea,desenfocad*,vintage,retro,pizarra,pantalla de,en la pared,en una pared,sobre una mesa,sobre la mesa,en una mesa,valla publicitaria,sosteniendo,sostiene,senalando,senala,sentado,sentada,de pie,sonriendo,explicando,explica,cumpleanos,tarjeta de felicitacion,tarjeta postal,postal,naipe,carta de tarot,tarot,tarjeta de credito,mapa del tesoro,tatuaje,graffiti,bordado,rodead*',
  subjects:
    'hombre,mujer,nina,nino,ninos,gente,persona,personas,alguien,mano,manos,cara,gato,gatos,perro,perros,animales,taza,camiseta,vestido,lente,luz,camara,escena,cuadro,cuento,tejido,cartel,escaparate,comic',
  chartTypes: {
    donut: 'pastel,tarta,circular,sectores,anillo,dona,rosquilla,torta,quesito,quesitos',
    bar: 'horizontal,horizontales',
    column: 'columnas,columna,barras verticales',
    area: 'area,areas',
    line: 'linea,lineas,lineal,curva',
  },
  card: {
    title:
      'titulo,titulado,titulada,titular,encabezado,texto,con el texto,con las palabras,que diga,que dice,diga,dice,cita,frase,texto principal,primera linea,llamado,llamada,nombre,lema',
    subtitle:
      'subtitulo,debajo,abajo,segunda linea,mas pequeno,en pequeno,linea secundaria,texto secundario,bajada,descripcion,lema',
    eyebrow: 'antetitulo,encima,arriba,categoria',
    author: 'autor,autora,de,por,atribuida a,firmado,firma,firmada por',
    site: 'pie,pie de pagina,sitio,web,sitio web,direccion,dominio,al pie',
  },
  and: 'y,e',
  introductions:
    'comparando,mostrando,con,para,de,del,son,es,fueron,vendimos,siguientes,datos,valores,cifras',
  closings:
    'pasado,el mes pasado,el ano pasado,el trimestre pasado,este ano,este mes,en total,por mes,al mes,por favor,cada uno',
  scales: 'mil=3,millon=6,millones=6',
  qr: {
    text: 'texto,contenido,datos,mensaje,numero,diga,contenga,dice,contiene,codigo',
    network: 'nombre de la red,nombre de red,red,ssid,nombre',
    password: 'contrasena,clave,pass,clave de acceso',
    hidden: 'oculta,oculto',
    none: 'sin contrasena,sin clave,red abierta,abierta',
    call: 'llame,llamar,llamada,llama,telefono,tel,marque,numero de telefono',
    message: 'sms,mensaje de texto',
    subject: 'asunto',
    body: 'cuerpo,mensaje,texto,que diga,con el texto',
    looks:
      'negro sobre blanco,blanco sobre *,correccion de errores*,alta correccion*,por favor,gracias,en png,en svg,para imprimir,para impresion,en negro,en azul*,en rojo,en verde*,fondo transparente,fondo blanco,sobre fondo *,alta resolucion,en codigo qr,como codigo qr,al escanear*,en un codigo qr',
  },
  patternWords:
    'transparente,transparentes,translucidos,redondeados,organicas,elegante,gruesos,anchos,sin,costura,costuras,juntas,uniones,repetitivo,repetible,repetido,repetida,repeticion,geometrico,geometrica,geometricos,geometricas,abstracto,abstracta,abstractos,sencillo,sencilla,simple,simples,minimalista,sutil,sutiles,discreto,moderno,moderna,pequeno,pequena,pequenos,pequenas,grande,grandes,fino,finos,fina,finas,gruesas,ancho,anchas,claro,clara,claros,claras,oscuro,oscura,oscuros,oscuras,suave,suaves,palido,vivo,vivos,vivas,calido,calidos,calidas,frio,frios,pastel,pasteles,tono,tonos,color,colores,paleta,degradado,superpuestos,superpuestas,entrelazados,alternos,alternadas,regular,regulares,irregulares,patron,patrones,fondo,fondos,textura,papel,tapiz,pantalla,sitio,web,pagina,paginas,portada,banner,diapositiva,diapositivas,presentacion,aplicacion,mosaico,baldosas,y,e,con,de,del,en,a,al,para,un,una,unos,el,la,los,las,sobre,por,o,que,se,nuestro,nuestra,mi,formas,forma,elementos,horizontales,verticales,diagonal,diagonales,dos,tres,cuatro,cinco,generico,neutro,crea,genera,dibuja,haz,hazme,boletin,regalo,texto,como,encabezado,blog',
  initials: 'iniciales,inicial,letras,letra,monograma',
};
