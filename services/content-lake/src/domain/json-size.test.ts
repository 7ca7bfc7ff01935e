import { jsonSize } from "./json-size.ts";

const sizeOf = (json: string) => jsonSize(Buffer.from(json));

describe("the size of JSON", () => {
  it("counts values, levels and the attributes of the widest object", () => {
    expect(sizeOf("7")).toEqual({ values: 1, depth: 0, attributes: 0 });
    expect(sizeOf("[1,2,3]")).toEqual({ values: 4, depth: 1, attributes: 0 });
    expect(sizeOf('{"a":[[],{}],"b":{"c":1},"d":1}')).toEqual({ values: 9, depth: 3, attributes: 3 });
  });

  it("counts nothing inside texts", () => {
    expect(sizeOf('"[[,,{:"')).toEqual({ values: 1, depth: 0, attributes: 0 });
    expect(sizeOf('["\\"[,:",1]')).toEqual({ values: 3, depth: 1, attributes: 0 });
    expect(sizeOf('["\\\\",[]]').depth).toBe(2);
  });

  it("is also known of what isn't JSON", () => {
    expect(sizeOf("]]]:,{").values).toBe(3);
  });
});
