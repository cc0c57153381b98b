/** A part of a picture at its natural size. */
export interface Sketch {
  content: string;
  width: number;
  height: number;
}
