declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface WordIterator {
    Begin(): void;
    /** Goes to the next word (level 3); false at the end. */
    Next(level: 3): boolean;
    Empty(level: 3): boolean;
    GetUTF8Text(level: 3): string;
    /** 0 to 100. */
    Confidence(level: 3): number;
    getBoundingBox(level: 3): { x0: number; y0: number; x1: number; y1: number };
  }
  interface BaseApi {
    /** Returns 0 where the data of the language could be read. */
    Init(path: null, language: string, mode: 1): number;
    SetPageSegMode(mode: number): void;
    SetVariable(name: string, value: string): void;
    /** Takes the file `/input`; returns 1 where it is no picture. */
    SetImageFile(orientation: 1, angle: 0): number;
    SetSourceResolution(dotsPerInch: number): void;
    Recognize(monitor: null): number;
    GetIterator(): WordIterator;
    Clear(): void;
  }
  interface Core {
    FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void };
    TessBaseAPI: new () => BaseApi;
  }
  interface CoreOptions {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => object;
    /** Hears 30 to 100 while it reads. */
    TesseractProgress: (percent: number) => void;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }
  const startCore: (options: CoreOptions) => Promise<Core>;
  // eslint-disable-next-line no-restricted-syntax -- The package exports it so.
  export default startCore;
}
