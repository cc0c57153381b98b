import type { BranchCopy } from '../branch.js';

/** Branches of work done for others. */
export const WORK_BRANCHES = {
  cleaning: {
    noun: 'Limpieza',
    lead: 'Abres la puerta y hueles que alguien ha pasado. Di qué debe estar limpio, cada cuánto y cuándo.',
    cards: [
      ['Con regularidad', 'El mismo día, la misma lista, para que no tengas que pensarlo.'],
      ['Una vez y a fondo', 'Después de la obra, antes de la mudanza, en primavera.'],
      ['Con cuidado', 'Di qué superficies son delicadas y qué no debemos tocar.'],
    ],
  },
  garden: {
    noun: 'Jardines y paisaje',
    lead: 'Un jardín nunca está terminado, y eso es lo bueno. Di cómo quieres vivir en el tuyo.',
    cards: [
      ['Jardines nuevos', 'Sol, tierra, pendiente y costumbres: miramos antes de dibujar.'],
      ['Cuidado', 'Podar, cortar, plantar. Cada cosa en su época.'],
      ['Árboles y setos', 'Qué puede quedarse, qué debe irse y qué se permite cuándo.'],
    ],
  },
  vehicles: {
    noun: 'Taller de reparación',
    lead: 'Suena, tira o no arranca. Di qué oyes y averiguamos qué es.',
    cards: [
      ['Encontrar el fallo', 'Miramos y hablamos del precio antes de reparar.'],
      ['Mantenimiento', 'Aceite, frenos, ruedas, cadena: lo que se gasta se revisa.'],
      ['Lo que puede esperar', 'Te decimos qué urge y qué no.'],
    ],
  },
  transport: {
    noun: 'Transporte',
    lead: 'De aquí allí, entero y a la hora acordada. Di qué, adónde y cuándo.',
    cards: [
      ['De qué se trata', 'Personas, paquetes o un piso entero: tamaño y peso ayudan a planear.'],
      ['El camino', 'Escaleras, aparcamiento, puertas estrechas. Dilo antes, no allí.'],
      ['La hora', 'Acordamos una hora y cómo hablarnos por el camino.'],
    ],
  },
  sewing: {
    noun: 'Costura y arreglos',
    lead: 'Demasiado largo, estrecho, roto o gastado: tráelo. Vemos qué se puede hacer.',
    cards: [
      ['Arreglos', 'Te lo pones, marcamos con alfileres, te miras al espejo.'],
      ['Reparar', 'Lo que está bien hecho merece una segunda vida.'],
      ['A medida', 'Tela, corte, prueba. Te decimos cuánto tarda.'],
    ],
  },
  travel: {
    noun: 'Viajes y visitas',
    lead: '¿Adónde, cuánto tiempo, con quién? Di cómo es para ti un buen día y planeamos desde ahí.',
    cards: [
      ['Escuchar deseos', 'De madrugar o de trasnochar, mar o escaleras: todo cuenta.'],
      ['Un plan con aire', 'Rutas, horas, lugares. Y sitio para el azar.'],
      ['Por el camino', 'Sabes a quién preguntar si algo cambia.'],
    ],
  },
  planner: {
    noun: 'Organización de eventos',
    lead: 'Tú esperas el día, nosotros llevamos la lista. Di la fecha, los invitados y el sueño.',
    cards: [
      ['La idea', '¿De qué se debe hablar todavía en el desayuno?'],
      ['El presupuesto', 'Escrito pronto, mirado a menudo.'],
      ['El día', 'Alguien tiene el programa en la mano. No tienes que ser tú.'],
    ],
  },
  property: {
    noun: 'Inmobiliaria',
    lead: 'Un hogar se encuentra con paciencia y buenas preguntas. Di qué buscas o de qué te despides.',
    cards: [
      ['Buscar', 'Di qué necesitas y de qué podrías prescindir.'],
      ['Vender y alquilar', 'Una mirada serena al valor y fotos sinceras.'],
      ['Visitar', 'Ven dos veces, a horas distintas. Pregúntalo todo.'],
    ],
  },
  photo: {
    noun: 'Fotografía y vídeo',
    lead: 'Casi todos dicen que no salen bien en las fotos. Eso es cosa nuestra, no tuya.',
    cards: [
      ['Antes', 'Lugar, luz, ropa, ánimo: una charla corta ahorra un día largo.'],
      ['Durante', 'No hace falta posar. Miramos, esperamos y disparamos.'],
      ['Después', 'Recibes una selección y acordamos qué se usa y dónde.'],
    ],
  },
  music: {
    noun: 'Música',
    lead: 'Sube el volumen, o ven a oírla en la sala. Para fechas, solicitudes y lo demás: escríbenos.',
    heading: 'Para oír y para contratar',
    cards: [
      ['En escena', 'Di el lugar, la hora y quién escucha.'],
      ['Para tu ocasión', 'Una boda, una apertura, una despedida: hablamos de qué debe sonar.'],
      ['En el estudio', 'Grabaciones, clases, proyectos comunes. Pregunta.'],
    ],
    steps: [
      ['Di la fecha', 'Lugar, hora, ocasión y cuánto espacio hay.'],
      ['Hablemos de música', 'Qué piezas, cuánto tiempo, a qué volumen, con qué equipo.'],
      ['Tocamos', 'Sabes a tiempo cuándo llegamos y qué necesitamos.'],
    ],
    faq: [
      [
        '¿Cuánto cuesta una actuación?',
        'Depende del lugar, la duración y el viaje. Escribe con la fecha y recibes un presupuesto.',
      ],
      [
        '¿Qué hace falta en el lugar?',
        'Corriente, espacio y un sitio seco. Lo demás lo decimos antes del día.',
      ],
      ['¿Podemos pedir una pieza?', 'Sí, dilo pronto. Te decimos con sinceridad si podemos tocarla.'],
    ],
  },
  writing: {
    noun: 'Textos y libros',
    lead: 'Los textos se escriben a solas y se leen a solas, y en medio hay una conversación. Empieza aquí.',
    cards: [
      ['Para leer', 'Qué hay, y por dónde empezar. Pregunta si dudas.'],
      ['Lecturas', 'Para librerías, escuelas y bibliotecas: escribe lugar y fecha.'],
      ['Por encargo', 'Di para qué es, quién lo lee y para cuándo.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
