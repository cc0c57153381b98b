import type { BranchCopy } from '../branch.js';

/** Branches of care for people and animals. */
export const CARE_BRANCHES = {
  hair: {
    noun: 'Peluquería',
    lead: 'Trae una foto o solo una idea. Te decimos qué permite tu pelo y entonces cortamos.',
    cards: [
      ['Primero hablar', '¿Cuánto tiempo quieres dedicarle por la mañana? Eso decide mucho.'],
      ['Corte y color', 'Te decimos qué hace falta, cuánto dura y cómo crece.'],
      ['En casa', 'Aprendes a peinarte con pocos productos.'],
    ],
  },
  nails: {
    noun: 'Estudio de uñas',
    lead: 'Cortas, largas, naturales o vivas. Siéntate, elige un color y dales una hora a tus manos.',
    cards: [
      ['Forma y largo', 'Lo que va con tus manos y tu día a día.'],
      ['Color y dibujo', 'Trae una imagen o elige aquí.'],
      ['Cuidado', 'Te decimos cómo mantener uñas y piel hasta la próxima vez.'],
    ],
  },
  tattoo: {
    noun: 'Estudio de tatuaje',
    lead: 'Se queda para siempre. Por eso primero hablamos, dibujamos, cambiamos, y empezamos cuando lo tienes claro.',
    cards: [
      ['Tu idea', 'Un boceto, una palabra, una foto. Preguntamos hasta verla también.'],
      ['El diseño', 'El tamaño y el lugar deciden cómo envejece. Te lo decimos con sinceridad.'],
      ['La cura', 'Te vas con consejos por escrito para cuidarlo.'],
    ],
  },
  massage: {
    noun: 'Masaje y descanso',
    lead: 'Túmbate, suelta el aire. Di dónde tira y con cuánta fuerza te gusta.',
    cards: [
      ['Antes', 'Preguntamos por dolores, enfermedades y lo que esperas.'],
      ['Durante', 'Más fuerte, más suave, más caliente: basta una palabra.'],
      ['Después', 'Quédate un momento. La calle puede esperar.'],
    ],
  },
  dentist: {
    noun: 'Clínica dental',
    lead: 'Te decimos qué hacemos antes de hacerlo, y paramos cuando levantas la mano.',
    cards: [
      ['Revisión', 'Una mirada a dientes y encías, y palabras claras sobre lo que vemos.'],
      ['Tratamiento', 'Primero oyes las opciones y el coste. Luego decides.'],
      ['Si tienes miedo', 'Dilo. Vamos despacio y hacemos pausas.'],
    ],
  },
  therapy: {
    noun: 'Consulta de psicoterapia',
    lead: 'Algunas cosas pesan menos cuando se dicen en voz alta. Aquí hay un lugar para eso.',
    cards: [
      ['Conocernos', 'La primera charla muestra si sientes que este es tu sitio.'],
      ['A tu ritmo', 'Tú decides de qué hablamos, y cuándo.'],
      ['En confianza', 'Lo que se dice en la sala se queda en la sala.'],
    ],
    steps: [
      ['Escribe unas líneas', 'Di de qué se trata, no más de lo que quieras, y cuándo puedes.'],
      ['Primera charla', 'Nos conocemos. Tú preguntas, nosotros preguntamos.'],
      ['Decide con calma', 'Consúltalo con la almohada. Luego di si seguimos.'],
    ],
    faq: [
      [
        '¿Qué pasa en la primera charla?',
        'Escuchamos qué te trae y decimos cómo trabajamos. No hay que preparar nada.',
      ],
      ['¿Quién lo paga?', 'Depende de la terapia y de tu seguro. Pregúntanos antes de la primera charla.'],
      ['¿Y si no puedo ir?', 'Cancela cuanto antes, por favor. Quizá otra persona necesita la hora.'],
    ],
  },
  vet: {
    noun: 'Clínica veterinaria',
    lead: 'Tu animal no puede decir dónde le duele. Por eso miramos de cerca y te preguntamos.',
    cards: [
      ['Revisiones y vacunas', 'Miramos peso, dientes, pelo y corazón, y decimos qué toca.'],
      ['Cuando está enfermo', 'Cuenta desde cuándo, qué come y qué ha cambiado.'],
      ['Venir con calma', 'Trae una manta que huela a casa. Ayuda.'],
    ],
  },
  pharmacy: {
    noun: 'Farmacia y óptica',
    lead: 'Trae tu receta, tus preguntas o ambas. Comprobamos, explicamos y buscamos lo que encaja.',
    cards: [
      ['Consejo', 'Cómo se usa, a qué prestar atención, con qué no va.'],
      ['Por encargo', '¿No está? Pregunta cuándo puede llegar.'],
      ['Ajustar y revisar', 'Siéntate un momento. Algunas cosas hay que probarlas.'],
    ],
  },
  pets: {
    noun: 'Cuidado de mascotas',
    lead: 'Háblanos de tu animal: qué le gusta, qué teme, a quién ladra. Después lo conocemos.',
    cards: [
      ['Conocerse', 'Un primer encuentro con calma, para que crezca la confianza.'],
      ['En buenas manos', 'Paseo, cuidado o adiestramiento: acordado contigo, a la medida del animal.'],
      ['Tú lo sabes', 'Di cómo quieres que te demos noticias.'],
    ],
  },
  childcare: {
    noun: 'Cuidado infantil',
    lead: 'Los niños necesitan gente con tiempo, y los padres saber que es así. Ven a vernos.',
    heading: 'Un día aquí',
    cards: [
      ['Llegar', 'Unos dicen adiós enseguida, otros necesitan una semana. Las dos cosas están bien.'],
      ['Jugar y aprender', 'Fuera, dentro, en grupo y a solas. Jugar es el trabajo de los niños.'],
      ['Hablar con los padres', 'Tú cuentas la noche, nosotros contamos el día.'],
    ],
    offerTitle: 'El cuidado',
  },
  funeral: {
    noun: 'Servicios funerarios',
    lead: 'Ahora no tienes que saber qué hay que hacer. Nos sentamos contigo y lo vemos paso a paso.',
    cards: [
      ['Las primeras horas', 'Llámanos. Te decimos qué viene ahora y qué puede esperar.'],
      ['La despedida', 'Como corresponda a la persona. Grande, pequeña o muy callada.'],
      ['Los papeles', 'Te decimos cuáles hacen falta y nos ocupamos de lo que podemos.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
