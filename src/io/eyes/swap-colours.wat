;; Red and blue change places in every pixel, in place, four pixels at a time.
(module
  (memory (export "memory") 1)
  (func (export "swap")
    (param $end i32)      ;; bytes from the memory's beginning on, a multiple of 16
    (local $at i32)
    (loop $next
      (v128.store (local.get $at)
        (i8x16.swizzle (v128.load (local.get $at)) (v128.const i8x16 2 1 0 3 6 5 4 7 10 9 8 11 14 13 12 15)))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))))
