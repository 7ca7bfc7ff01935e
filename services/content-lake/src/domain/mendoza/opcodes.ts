/** The opcodes of Mendoza's format that the encoder uses. */
export const opcode = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const;
