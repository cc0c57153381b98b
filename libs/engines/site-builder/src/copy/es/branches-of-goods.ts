import type { BranchCopy } from '../branch.js';

/** Branches of what is sold, eaten and drunk. */
export const GOODS_BRANCHES = {
  bakery: {
    noun: 'Panadería',
    lead: 'Harina, agua, tiempo y un horno caliente. Ven temprano por el estante lleno y pregunta qué acaba de salir.',
    cards: [
      ['Pan', 'Entero, medio o en rebanadas. Pregunta cuál dura más.'],
      ['Dulce', 'Para el camino, para la tarde, sin motivo.'],
      ['Apartado para ti', 'Encarga lo que necesitas y recógelo a tu nombre.'],
    ],
  },
  butcher: {
    noun: 'Carnicería',
    lead: 'Di qué quieres cocinar y para cuántos. Lo cortamos a medida y te decimos cómo prepararlo.',
    cards: [
      ['Cortado a tu gusto', 'Grueso, fino, con hueso o sin él. Di cómo te gusta.'],
      ['De dónde viene', 'Pregunta por el animal, la granja y cómo se crió.'],
      ['Parrilla y fiestas', 'Escribe con tiempo y preparamos la cantidad que necesitas.'],
    ],
  },
  sweets: {
    noun: 'Pastelería y dulces',
    lead: 'Algo dulce para ahora, algo bonito para la mesa. Mira el mostrador o di qué celebras.',
    cards: [
      ['Para ahora mismo', 'Una pieza, comida por el camino. Nadie tiene que saberlo.'],
      ['Para la mesa', 'Di la ocasión, el número de invitados y el sabor.'],
      ['Para regalar', 'Envuelto para que llegue entero. Pregunta qué viaja bien.'],
    ],
  },
  drinks: {
    noun: 'Vinos, cervezas y licores',
    lead: 'Di qué hay de cena o quién viene. Buscamos la botella que va con ello.',
    cards: [
      ['Pedir consejo', 'Seco, afrutado, fuerte, suave: bastan palabras sencillas.'],
      ['Botella o caja', 'Una para probar, o para toda una noche.'],
      ['Probar', 'Pregunta qué está abierto. Decide la lengua, no la etiqueta.'],
    ],
  },
  pizzeria: {
    noun: 'Pizzería',
    lead: 'Masa, tomate, calor y unos minutos. Cómela en la mesa mientras el borde cruje.',
    cards: [
      ['Del horno', 'Tu pizza entra cuando la pides. Por eso sale caliente.'],
      ['A tu manera', 'Quitar algo, añadir algo. Dilo al pedir.'],
      ['Aquí o en casa', 'Pregunta qué se puede llevar y cuándo está.'],
    ],
  },
  catering: {
    noun: 'Catering',
    lead: 'Tú invitas, nosotros cocinamos. Di el día, el lugar y cuántos invitados, y preparamos lo que encaja.',
    heading: 'Para tus invitados',
    cards: [
      ['Menú a medida', 'Bufé, platos o algo para la mano. Proponemos, tú eliges.'],
      ['Que coman todos', 'Di antes las alergias y las dietas. Así nadie se queda con hambre.'],
      ['En el lugar', 'Luz, agua, espacio: preguntamos antes para que el día salga bien.'],
    ],
  },
  bar: {
    noun: 'Bar',
    lead: 'El día se acabó, la noche no. Toma un taburete, di qué te gusta y déjanos servir.',
    heading: 'En la barra',
    cards: [
      ['Tu copa', 'Di un sabor en vez de un nombre. Encontramos algo.'],
      ['Sin alcohol', 'Hecho con el mismo cuidado. Pídelo.'],
      ['Con amigos', '¿Sois varios? Escribe antes y buscamos una mesa.'],
    ],
  },
  flowers: {
    noun: 'Floristería',
    lead: 'Di para quién y por qué. Elegimos lo que hoy está bonito y lo atamos.',
    cards: [
      ['Ramos', 'Por color, por ánimo o por lo que diga el bolsillo.'],
      ['Para los días grandes', 'Bodas, despedidas, cumpleaños: hablemos pronto.'],
      ['Para que duren', 'Te decimos cómo cortarlas, regarlas y dónde ponerlas.'],
    ],
  },
  books: {
    noun: 'Librería',
    lead: 'Di el último libro que te gustó. Te ponemos en la mano el siguiente.',
    cards: [
      ['Curiosear', 'Abrir, leer la primera página, dejarlo, coger otro.'],
      ['Recomendaciones', 'Para la playa, para la abuela, para quien no lee.'],
      ['Por encargo', '¿No está en el estante? Pregunta cuándo puede llegar.'],
    ],
  },
  clothing: {
    noun: 'Tienda de ropa',
    lead: 'Póntelo, muévete, siéntate. Si es el bueno, olvidas que lo llevas.',
    cards: [
      ['Probar', 'La talla de la etiqueta dice poco. El espejo dice más.'],
      ['Otra opinión', 'Pregúntanos. También decimos cuándo no te queda bien.'],
      ['Tela y cuidado', 'Te decimos de qué está hecho y cómo se lava.'],
    ],
  },
  jewellery: {
    noun: 'Joyería',
    lead: 'Cosas pequeñas con mucho sentido. Cuenta la historia que hay detrás y buscamos la pieza.',
    cards: [
      ['Para cada día', 'Ligero, resistente, tuyo.'],
      ['Para regalar', 'Trae un anillo que quede bien, o adivina. Ayudamos.'],
      ['Para reparar', 'Cierres, piedras, tallas: pregunta qué se puede hacer.'],
    ],
  },
  winery: {
    noun: 'Bodega',
    lead: 'Un año de tiempo en una copa. Ven a probar en qué se convirtieron el sol, la tierra y la paciencia.',
    cards: [
      ['La viña', 'Pregunta por la tierra, la ladera y la añada. La respuesta está en la copa.'],
      ['La bodega', 'Algunas cosas no se pueden apurar. Te enseñamos lo que reposa.'],
      ['La cata', 'Escribe antes de venir, para que alguien tenga tiempo para ti.'],
    ],
    offerTitle: 'Vinos',
  },
} satisfies Record<string, BranchCopy>;
